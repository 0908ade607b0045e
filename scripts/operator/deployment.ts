import { CloudFormationClient, DescribeStacksCommand, type Stack } from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { OperatorError } from './operator-error.ts';
import { readStage, stackName } from './stage.ts';

const outputsSchema = z.object({
  SiteUrl: z.string(),
  TableName: z.string(),
  AuditTableName: z.string(),
  UserPoolId: z.string(),
  UserPoolClientId: z.string(),
  AlarmTopicArn: z.string(),
});

/** The resources of a stage's stack, by its outputs. */
export interface Deployment {
  siteUrl: string;
  tableName: string;
  auditTableName: string;
  userPoolId: string;
  clientId: string;
  alarmTopicArn: string;
}

/** The stack as CloudFormation knows it, or undefined before the first deployment. */
export const findStack = async (name: string, client: CloudFormationClient): Promise<Stack | undefined> => {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.[0];
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message))
      return undefined;
    throw error;
  }
};

/** @returns undefined where an output is missing: the stack is of an older release, or was never finished. */
export const deploymentOf = ({ Outputs = [] }: Stack): Deployment | undefined => {
  const outputs = outputsSchema.safeParse(
    Object.fromEntries(Outputs.map(({ OutputKey = '', OutputValue }) => [OutputKey, OutputValue])),
  );
  if (!outputs.success) return undefined;
  const { SiteUrl, TableName, AuditTableName, UserPoolId, UserPoolClientId, AlarmTopicArn } = outputs.data;
  return {
    siteUrl: SiteUrl,
    tableName: TableName,
    auditTableName: AuditTableName,
    userPoolId: UserPoolId,
    clientId: UserPoolClientId,
    alarmTopicArn: AlarmTopicArn,
  };
};

/**
 * The deployment of a stage. The SDK's clients that are made afterwards speak to the stage's region.
 * @throws an OperatorError before the first deployment.
 */
export const readDeployment = async (name: string | undefined): Promise<Deployment> => {
  const stage = readStage(name);
  process.env.AWS_REGION = stage.region;
  const stack = await findStack(stackName(stage), new CloudFormationClient({ region: stage.region }));
  if (!stack) {
    throw new OperatorError(`Stage "${stage.name}" is not deployed in ${stage.region}: no stack ${stackName(stage)}.`);
  }
  const deployment = deploymentOf(stack);
  if (!deployment) throw new OperatorError(`${stackName(stage)} lacks outputs: deploy this release first.`);
  return deployment;
};
