import { type ArnComponents, ArnFormat, Stack, Token, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Explains why one of our grants covers more than one resource; the security rule identifies the grant by its ARN in
 * the template.
 */
export const acknowledgeWildcard = (construct: IConstruct, components: ArnComponents, reason: string) => {
  const { partition, region, account } = Stack.of(construct);
  const shown = (value: string, name: string) => (Token.isUnresolved(value) ? `<AWS::${name}>` : value);
  const owner = `${shown(partition, 'Partition')}:${components.service}:${region}:${shown(account, 'AccountId')}`;
  const separator = components.arnFormat === ArnFormat.COLON_RESOURCE_NAME ? ':' : '/';
  Validations.of(construct).acknowledge({
    id: `AwsSolutions::AwsSolutions-IAM5[Resource::arn:${owner}:${components.resource}${separator}${components.resourceName}]`,
    reason,
  });
};

/** The same for a grant of an action that AWS knows no resources for. */
export const acknowledgeAnything = (construct: IConstruct, reason: string) => {
  Validations.of(construct).acknowledge({ id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]', reason });
};
