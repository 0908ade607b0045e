import { CloudFormationClient, type Stack } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import type { Stage } from '#infra/config.ts';
import { type Deployment, deploymentOf, findStack } from '../deployment.ts';
import { stackName } from '../stage.ts';
import { checkSite } from './domain.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const deployCommand = ({ name }: Stage) => (name === 'prod' ? 'npx cdk deploy' : `npx cdk deploy -c stage=${name}`);

const stateOf = ({ StackStatus, StackName }: Stack, stage: Stage): Finding => {
  const status: string = StackStatus ?? '';
  if (/^(CREATE|UPDATE|IMPORT|UPDATE_ROLLBACK)_COMPLETE$/.test(status)) return ok(`${StackName}: ${status}.`);
  if (status.endsWith('_IN_PROGRESS')) return warning(`${StackName}: ${status}.`, 'Wait until it has ended.');
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return fault(
      `${StackName}: ${status}.`,
      `aws cloudformation continue-update-rollback --stack-name ${StackName} --region ${stage.region}`,
    );
  }
  return fault(`${StackName}: ${status}.`, `${deployCommand(stage)} begins anew.`);
};

/** Whether the data can be deleted, by a mistyped command for example. */
const checkProtection = ({ EnableTerminationProtection }: Stack, stage: Stage): Finding => {
  const what = 'The tables, the user pool and the stack';
  if (!stage.protected) {
    return warning(
      `${what} can be deleted.`,
      `Set "protected": true of stage "${stage.name}" in cdk.json, then ${deployCommand(stage)}`,
    );
  }
  return EnableTerminationProtection
    ? ok(`${what} refuse deletion.`)
    : warning('"protected" is set in cdk.json, but not deployed yet.', deployCommand(stage));
};

/** Whether there is an enabled administrator who can run the site. */
const checkAdministrator = async ({ tableName }: Deployment, stage: Stage): Promise<Finding> => {
  const { Item } = await new DynamoDBClient({ region: stage.region }).send(
    new GetItemCommand({ TableName: tableName, Key: { pk: { S: 'COUNT' }, sk: { S: 'ADMINISTRATORS' } } }),
  );
  const count = Number(Item?.count?.N ?? 0);
  return count > 0
    ? ok(`Administrators: ${count}.`)
    : fault(
        'There is no administrator.',
        `npm run create-admin -- --stage ${stage.name} --username <name> --email <address>`,
      );
};

/** Whether anybody receives the alarms. */
const checkAlarms = async ({ alarmTopicArn }: Deployment, { region, name }: Stage): Promise<Finding> => {
  const { Subscriptions = [] } = await new SNSClient({ region }).send(
    new ListSubscriptionsByTopicCommand({ TopicArn: alarmTopicArn }),
  );
  if (Subscriptions.length === 0) {
    return warning('Nobody is told of alarms.', `Set alarmEmail of stage "${name}" in cdk.json, and deploy.`);
  }
  const waiting = Subscriptions.filter(({ SubscriptionArn }) => !SubscriptionArn?.startsWith('arn:'));
  return waiting.length > 0
    ? warning(
        `Not confirmed, so not told of alarms: ${waiting.map(({ Endpoint }) => Endpoint).join(', ')}.`,
        'Press the link in the mail "AWS Notification - Subscription Confirmation".',
      )
    : ok(`Told of alarms: ${Subscriptions.map(({ Endpoint }) => Endpoint).join(', ')}.`);
};

/** The state of the stack and its resources. Before the first deployment only that is reported. */
export const checkStack = async (stage: Stage): Promise<Finding[]> => {
  const stack = await findStack(stackName(stage), new CloudFormationClient({ region: stage.region }));
  if (!stack) return [warning(`Stage "${stage.name}" is not deployed yet.`, deployCommand(stage))];
  const state = stateOf(stack, stage);
  const deployment = deploymentOf(stack);
  if (!deployment) return [state];
  return [
    state,
    await checkSite(deployment.siteUrl),
    checkProtection(stack, stage),
    await checkAdministrator(deployment, stage),
    await checkAlarms(deployment, stage),
  ];
};
