import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch';
import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DeleteScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { ListQueuesCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { expect, it, onTestFinished } from 'vitest';
import { readSignature } from '#scripts/local/aws/signed-request.ts';
import { createAwsEndpoint } from '#scripts/local/aws-endpoint.ts';
import { type FaultInput, faultSchema } from '#scripts/local/faults/fault.ts';
import { createFaults } from '#scripts/local/faults/faults.ts';
import type { ServiceName } from '#scripts/local/faults/services.ts';
import type { Service } from '#scripts/local/stand-in/service.ts';

/** An endpoint whose services all answer `{}`, and a way to make a call to each with the SDK. */
const start = async () => {
  const faults = createFaults(Date.now);
  let performed = 0;
  const service: Service = async () => {
    performed += 1;
    return { status: 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body: '{}' };
  };
  const endpoint = createAwsEndpoint({
    services: {
      dynamodb: service,
      'cognito-idp': service,
      ses: service,
      scheduler: service,
      sqs: service,
      ssm: service,
      bedrock: service,
      monitoring: service,
    },
    direct: {
      takes: (request) => readSignature(request)?.service === 's3',
      answer: async () => {
        performed += 1;
        return { status: 200, headers: {}, body: '' };
      },
    },
    callers: new Map([['TESTER', { name: 'tester', principal: { roleArn: 'role' } }]]),
    faults,
    onProblem: (message) => {
      throw new Error(message);
    },
  });
  const config = {
    endpoint: `http://127.0.0.1:${await endpoint.listen(0)}`,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'TESTER', secretAccessKey: 'secret' },
    maxAttempts: 2,
  };
  const clients = {
    dynamodb: new DynamoDBClient(config),
    s3: new S3Client({ ...config, forcePathStyle: true }),
    'cognito-idp': new CognitoIdentityProviderClient(config),
    ses: new SESv2Client(config),
    scheduler: new SchedulerClient(config),
    sqs: new SQSClient(config),
    ssm: new SSMClient(config),
    bedrock: new BedrockRuntimeClient({ ...config, requestHandler: new NodeHttpHandler() }),
    monitoring: new CloudWatchClient(config),
  };
  const calls: Record<Exclude<ServiceName, 'events'>, () => Promise<unknown>> = {
    dynamodb: () => clients.dynamodb.send(new DescribeTableCommand({ TableName: 't' })),
    s3: () => clients.s3.send(new GetObjectCommand({ Bucket: 'b', Key: 'k' })),
    'cognito-idp': () => clients['cognito-idp'].send(new ListUsersCommand({ UserPoolId: 'eu-central-1_A' })),
    ses: () => clients.ses.send(new GetAccountCommand()),
    scheduler: () => clients.scheduler.send(new DeleteScheduleCommand({ Name: 'n' })),
    sqs: () => clients.sqs.send(new ListQueuesCommand()),
    monitoring: () => clients.monitoring.send(new DescribeAlarmsCommand()),
    ssm: () => clients.ssm.send(new GetParameterCommand({ Name: 'n' })),
    bedrock: () => clients.bedrock.send(new ConverseCommand({ modelId: 'm', messages: [] })),
  };
  onTestFinished(async () => {
    for (const client of Object.values(clients)) client.destroy();
    await endpoint.close();
  });
  /** The outcome of a call while a fault is under way: the error's name, or `ok`; and how often it was tried. */
  const tried = async (input: Partial<FaultInput> & { service: keyof typeof calls; kind: string }) => {
    const { id } = faults.add(faultSchema.parse(input));
    const outcome = await calls[input.service]().then(
      () => 'ok',
      (error: Error) => error.name,
    );
    const attempts = faults.all().find((fault) => fault.id === id)?.struck;
    faults.clear(id);
    return [outcome, attempts];
  };
  const ask = (modelId: string) =>
    clients.bedrock.send(new ConverseCommand({ modelId, messages: [] })).then(
      () => 'ok',
      ({ name, message }: Error) => `${name}: ${message}`,
    );
  return { faults, calls, tried, ask, performed: () => performed };
};

it.each([
  ['dynamodb', 'ProvisionedThroughputExceededException', 'InternalServerError', 'ServiceUnavailable'],
  ['s3', 'SlowDown', 'InternalError', 'ServiceUnavailable'],
  ['cognito-idp', 'TooManyRequestsException', 'InternalErrorException', 'ServiceUnavailableException'],
  ['ses', 'TooManyRequestsException', 'InternalServiceErrorException', 'ServiceUnavailableException'],
  ['scheduler', 'ThrottlingException', 'InternalServerException', 'ServiceUnavailableException'],
  ['sqs', 'RequestThrottled', 'InternalFailure', 'ServiceUnavailable'],
  ['monitoring', 'Throttling', 'InternalServiceFault', 'ServiceUnavailable'],
  ['ssm', 'ThrottlingException', 'InternalServerError', 'ServiceUnavailableException'],
  ['bedrock', 'ThrottlingException', 'InternalServerException', 'ServiceUnavailableException'],
] as const)('%s fails in its own words, and the SDK knows to try again', async (service, throttled, broken, away) => {
  const { tried, performed } = await start();
  expect(await tried({ service, kind: 'throttle' })).toEqual([throttled, 2]);
  expect(await tried({ service, kind: 'error' })).toEqual([broken, 2]);
  expect(await tried({ service, kind: 'error', status: 503 })).toEqual([away, 2]);
  expect(await tried({ service, kind: 'cut' })).toEqual(['TimeoutError', 2]);
  expect(performed()).toBe(0);
  expect(await tried({ service, kind: 'loseReply' })).toEqual(['TimeoutError', 2]);
  expect(performed()).toBe(2);
});

it('Bedrock lets nobody at models of others, until the account has subscribed to them on AWS Marketplace', async () => {
  const { faults, ask } = await start();
  const { id } = faults.add(faultSchema.parse({ service: 'bedrock', kind: 'notSubscribed' }));
  const outcomes = async () =>
    Object.fromEntries(
      await Promise.all(
        ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', 'cohere.embed-v4:0', 'eu.amazon.nova-2-lite-v1:0'].map(
          async (model) => [model.split('.').at(-2), await ask(model)],
        ),
      ),
    );
  const denied = expect.stringMatching(/^AccessDeniedException: Model access is denied .*aws-marketplace:Subscribe/);
  expect(await outcomes()).toEqual({ anthropic: denied, cohere: denied, amazon: 'ok' });
  faults.clear(id);
  expect(await outcomes()).toEqual({ anthropic: 'ok', cohere: 'ok', amazon: 'ok' });
});

it('strikes a share of the calls evenly, so often or so long as was asked, then is gone', async () => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const faults = createFaults(() => now);
  const met = async (call = 'Query', caller = 'tester') =>
    (await faults.meet({ service: 'dynamodb', call, caller })) === undefined ? '-' : 'x';
  const inTurn = async (times: number): Promise<string> => {
    let all = '';
    for (let i = 0; i < times; i += 1) all += await met();
    return all;
  };
  const add = (more: object) => faults.add(faultSchema.parse({ service: 'dynamodb', kind: 'cut', ...more }));
  add({ share: 0.4 });
  expect(await inTurn(10)).toBe('--x-x--x-x');
  faults.clear();
  add({ skip: 2, count: 1 });
  expect([await inTurn(4), faults.all()]).toEqual(['--x-', []]);
  add({ count: 2 });
  expect([await inTurn(4), faults.all()]).toEqual(['xx--', []]);
  add({ until: '2026-11-22T11:00:00Z' });
  expect(await inTurn(2)).toBe('xx');
  now += 3_600_000;
  expect([await inTurn(2), faults.all()]).toEqual(['--', []]);
  add({ call: 'GetItem', caller: 'tester' });
  expect([await met(), await met('GetItem'), await met('GetItem', 'other')]).toEqual(['-', 'x', '-']);
});

it('lets the calls that wait go on when the fault is cleared', async () => {
  const { faults, calls, performed } = await start();
  const { id } = faults.add(faultSchema.parse({ service: 'ssm', kind: 'delay', milliseconds: 60_000 }));
  const call = calls.ssm();
  while (faults.all()[0]?.struck === 0) await new Promise(setImmediate);
  expect(performed()).toBe(0);
  faults.clear(id);
  await call;
  expect(performed()).toBe(1);
});
