import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * A name of what is unique in the whole account, as all of CloudFront is: with the region, so that the same stage can stand in
 * two. The CDK leaves the region out of some names that it makes.
 */
export const globalName = (scope: Construct, thing: string): string => {
  const { stackName, region } = Stack.of(scope);
  return `${stackName}-${region}-${thing}`;
};
