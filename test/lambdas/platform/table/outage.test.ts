import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  LimitExceededException,
  TooManyRequestsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { GetParameterCommand, SSMClient, ThrottlingException } from '@aws-sdk/client-ssm';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { endpoint } from '#contracts/http/endpoint.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import { Conflict } from '#lambdas/platform/retry-on-conflict.ts';
import { secretParameter } from '#lambdas/platform/secret-parameter.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { transact } from '#lambdas/platform/table/transact.ts';
import { timeLeft } from '#lambdas/platform/time-left.ts';
import { httpEvent, lambdaContext } from '#test/support/http-event.ts';

const work = endpoint({
  id: 'work',
  method: 'GET',
  path: '/api/work',
  access: 'public',
  responses: { 204: undefined },
});
const log = { info: () => undefined, error: () => undefined };

/** The code that a caller gets when a use case does this. */
const codeOf = async (act: () => Promise<unknown>, remainingMs = 10_000): Promise<string> => {
  const handler = apiHandler([work], { work: async () => void (await act()) }, { log });
  const context = { ...lambdaContext, getRemainingTimeInMillis: () => remainingMs };
  const reply = (await handler(httpEvent('GET /api/work') as never, context)) as APIGatewayProxyStructuredResultV2;
  return reply.body ? JSON.parse(reply.body).code : String(reply.statusCode);
};
const rejecting = (error: unknown) => () => Promise.reject(error);
const inNetwork = (code: string) => Object.assign(new Error(`getaddrinfo ${code}`), { code });

// No call reaches the network: each test defines its client's reply.
const region = 'eu-central-1';

it('what is left of a call is known to all of its work, without the time to answer', async () => {
  const left: number[] = [];
  await codeOf(async () => left.push(timeLeft()), 10_000);
  await codeOf(async () => left.push(timeLeft()), 3_000);
  expect(left).toEqual([expect.closeTo(9_500, -2), expect.closeTo(2_500, -2)]);
  expect(timeLeft()).toBe(Number.POSITIVE_INFINITY);
});

describe('an error from behind', () => {
  it('of others who write the same at this moment asks to try again', async () => {
    expect(await codeOf(rejecting(new Conflict()))).toBe('unavailable');
  });

  it.each([
    ['EAI_AGAIN', 'unavailable'],
    ['ECONNREFUSED', 'unavailable'],
    ['EACCES', 'internal'],
  ])('of the network, %s, is answered as %s, even inside the error of a library', async (code, answered) => {
    expect(await codeOf(rejecting(inNetwork(code)))).toBe(answered);
    expect(await codeOf(rejecting(new Error('not saved', { cause: inNetwork(code) })))).toBe(answered);
  });

  it.each([
    ['ThrottlingError', 'unavailable'],
    ['ProvisionedThroughputExceeded', 'unavailable'],
    ['ValidationError', 'internal'],
  ])('of one part of a transaction, %s, is answered as %s', async (Code, answered) => {
    const reasons = { CancellationReasons: [{ Code: 'None' }, { Code }], message: 'cancelled', $metadata: {} };
    const table = openTable('table', new DynamoDBClient({ region }));
    mockClient(table.client).on(TransactWriteCommand).rejects(new TransactionCanceledException(reasons));
    const write = { Delete: { TableName: 'table', Key: {} } };
    expect(await codeOf(() => transact(table, [{ write }, { write }]))).toBe(answered);
  });

  it('that is a defect of ours is answered as such', async () => {
    expect(await codeOf(rejecting(new TypeError('undefined is not a function')))).toBe('internal');
  });

  it('that never comes is not waited for: the caller is answered before the function ends', async () => {
    expect(await codeOf(() => new Promise(() => {}), 520)).toBe('unavailable');
    expect(await codeOf(async () => undefined, 520)).toBe('204');
  });
});

it('Cognito too busy for everybody is no limit of one user', async () => {
  const client = new CognitoIdentityProviderClient({ region });
  const { identity } = openUserPool({ userPoolId: 'pool', clientId: 'client' }, client);
  const cognito = mockClient(client);
  cognito.on(DescribeUserPoolClientCommand).resolves({ UserPoolClient: { ClientSecret: 'secret' } });
  const failing = { message: 'Rate exceeded', $metadata: { httpStatusCode: 400 } };
  cognito.on(AdminInitiateAuthCommand).rejects(new TooManyRequestsException(failing));
  expect(await codeOf(() => identity.checkPassword('user', 'password'))).toBe('unavailable');
  cognito.on(AdminInitiateAuthCommand).rejects(new LimitExceededException(failing));
  await expect(identity.checkPassword('user', 'password')).rejects.toMatchObject({ reason: 'limit' });
});

it('a secret that could not be read is asked for again, one that was read is not', async () => {
  const client = new SSMClient({ region });
  const secret = secretParameter('/shop/secret', client);
  const parameters = mockClient(client);
  parameters
    .on(GetParameterCommand)
    .rejectsOnce(new ThrottlingException({ Message: 'Rate exceeded', message: 'Rate exceeded', $metadata: {} }))
    .resolves({ Parameter: { Value: 'swan' } });
  expect(await codeOf(secret)).toBe('unavailable');
  expect([await secret(), await secret()]).toEqual(['swan', 'swan']);
  expect(parameters.commandCalls(GetParameterCommand)).toHaveLength(2);
});
