import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { Stage } from '#infra/config.ts';
import { credentialsAdvice, isUnreachable, profileInUse, reachAdvice } from '../aws-access.ts';
import { type Finding, fault, isNamed, ok } from './finding.ts';

/** The parameter in which `cdk bootstrap` keeps its version, and the first version that this release's assets work with. */
const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version';
const bootstrapVersion = 6;

/** The AWS identity of the operator. */
export const checkCredentials = async ({ account, region }: Stage): Promise<Finding> => {
  try {
    const { Account, Arn } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    if (account && Account !== account) {
      return fault(
        `The credentials${profileInUse()} are of account ${Account}, the stage is of ${account}.`,
        'Choose the right profile: AWS_PROFILE=<name>.',
      );
    }
    return ok(`Credentials: ${Arn}, region ${region}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    return isUnreachable(error)
      ? fault(`AWS cannot be reached${profileInUse()}: ${reason}`, reachAdvice(region))
      : fault(`No valid AWS credentials${profileInUse()}: ${reason}`, credentialsAdvice);
  }
};

/** Whether the account and region are prepared for the CDK. */
export const checkBootstrap = async ({ region, account }: Stage): Promise<Finding> => {
  const advice = `npx cdk bootstrap aws://${account ?? '<account>'}/${region}`;
  try {
    const { Parameter } = await new SSMClient({ region }).send(new GetParameterCommand({ Name: bootstrapParameter }));
    const version = Number(Parameter?.Value);
    return version >= bootstrapVersion
      ? ok(`The CDK is bootstrapped in ${region} (version ${version}).`)
      : fault(`The CDK's bootstrap in ${region} is too old (version ${Parameter?.Value}).`, advice);
  } catch (error) {
    if (isNamed(error, 'ParameterNotFound')) return fault(`The CDK is not bootstrapped in ${region}.`, advice);
    throw error;
  }
};
