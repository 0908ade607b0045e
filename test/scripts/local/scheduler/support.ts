import { CreateScheduleCommand, type CreateScheduleCommandInput, SchedulerClient } from '@aws-sdk/client-scheduler';
import type { Twin } from '#scripts/local/twin.ts';
import type { Resources } from '../support/assembly.ts';
import { att } from '../support/resources.ts';
import { type Parts, startTestTwin } from '../support/twin.ts';

/** Shows its environment and what schedules called it with; fails as often as its input says. */
const target = `
const seen = [];
export const handler = async (event) => {
  if (event.requestContext) return { environment: process.env, seen };
  seen.push(event);
  if (seen.length <= event.failures) throw new Error('not yet');
};
`;

export const functionArn = 'arn:aws:lambda:eu-central-1:000000000000:function:Test-Worker';
export const targetRole = 'arn:aws:iam::000000000000:role/Test-TargetRole';
export const scheduleArn = (name: string, group = 'default') =>
  `arn:aws:scheduler:eu-central-1:000000000000:schedule/${group}/${name}`;

const trust = { Effect: 'Allow', Action: 'sts:AssumeRole', Principal: { Service: 'scheduler.amazonaws.com' } };

/** A role that the scheduler may take on, with these statements. */
export const roleWith = (statements: object[], trusts: object = trust): Resources => ({
  TargetRole: {
    Type: 'AWS::IAM::Role',
    Properties: {
      AssumeRolePolicyDocument: { Statement: [trusts] },
      Policies: [{ PolicyName: 'Invoke', PolicyDocument: { Statement: statements } }],
    },
  },
});
export const invoking = { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: att('Worker', 'Arn') };

export const clientOf = (twin: Pick<Twin, 'awsEndpoint'>, credentials: Twin['operator']) =>
  new SchedulerClient({ endpoint: twin.awsEndpoint, region: 'eu-central-1', credentials, maxAttempts: 1 });

export const minute = 60_000;
/** An expression for a time from now, by a clock. */
export const atIn = ({ clock }: Twin, milliseconds: number): string =>
  `at(${new Date(clock.now() + milliseconds).toISOString().slice(0, 19)})`;

export const definition = (ScheduleExpression: string, target: object = {}) => ({
  ScheduleExpression,
  FlexibleTimeWindow: { Mode: 'OFF' as const },
  Target: { Arn: functionArn, RoleArn: targetRole, ...target },
});

/** A twin with a function that schedules can call, and ways to make schedules and to see the calls. */
export const startScheduling = async ({ resources = {}, ...parts }: Parts = {}) => {
  const twin = await startTestTwin({
    resources: { ...roleWith([invoking]), ...resources },
    assets: { code: { 'index.mjs': target } },
    ...parts,
  });
  const scheduler = clientOf(twin, twin.operator);
  const create = (
    Name: string,
    expression: string,
    { Target, ...more }: Partial<Omit<CreateScheduleCommandInput, 'Target'>> & { Target?: object } = {},
  ) => scheduler.send(new CreateScheduleCommand({ Name, ...definition(expression, Target), ...more }));
  const shown = async () => (await fetch(`${twin.url}/api/seen`)).json();
  const seen = async (): Promise<unknown[]> => (await shown()).seen;
  const asFunction = async () => {
    const { environment } = await shown();
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
    return clientOf(twin, { accessKeyId, secretAccessKey });
  };
  const schedules = async () => (await fetch(`${twin.url}/__local/api/schedules`)).json();
  return { twin, scheduler, create, seen, asFunction, schedules };
};
