import { createHmac } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  DescribeUserPoolClientCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, onTestFinished } from 'vitest';
import { createAwsEndpoint } from '#scripts/local/aws-endpoint.ts';
import { openCognito } from '#scripts/local/cognito/cognito.ts';
import type { Deliver, Mail } from '#scripts/local/cognito/mail.ts';
import { createAuthorizer } from '#scripts/local/iam/authorizer.ts';
import { createDenials } from '#scripts/local/iam/denials.ts';
import { readStack } from '#scripts/local/template/stack.ts';
import { temporaryFolder } from '../../support/assembly.ts';
import { type Declared, userPool } from './resources.ts';

/** A trigger's event, as the function gets it. */
export interface TriggerEvent {
  triggerSource: string;
  request: Record<string, unknown>;
  response: Record<string, unknown>;
}
interface Options extends Declared {
  folder?: string;
  /** How far the clock is ahead at the start, in milliseconds. */
  skew?: number;
  deliver?: Deliver;
  /** Stands for the functions of all triggers; what it throws is the function's error. */
  trigger?(event: TriggerEvent & Record<string, unknown>): unknown;
}

export const password = 'dance-2026';
const region = 'eu-central-1';
export const credentials = { accessKeyId: 'OPERATOR', secretAccessKey: 'secret' };
const triggerArn = 'arn:aws:lambda:eu-central-1:000000000000:function:trigger';

/** A user pool behind a real port, with the SDK's client before it and a clock that a test can move. */
export const startPool = async ({ folder, skew = 0, deliver, trigger, ...declared }: Options = {}) => {
  const LambdaConfig = { PreSignUp: triggerArn, CustomMessage: triggerArn, PostConfirmation: triggerArn };
  const pool = { ...(trigger ? { LambdaConfig } : {}), ...declared.pool };
  const stack = readStack('Test', { Resources: userPool({ ...declared, pool }) });
  const mails: Mail[] = [];
  const events: TriggerEvent[] = [];
  let ahead = skew;
  const authorizer = createAuthorizer(
    createDenials(() => {}),
    () => undefined,
  );
  const cognito = await openCognito(stack, authorizer, {
    folder: folder ?? (await temporaryFolder()),
    invoke: async (_, event) => {
      events.push(structuredClone(event) as TriggerEvent);
      try {
        return { payload: JSON.stringify(trigger?.(structuredClone(event) as never) ?? null) };
      } catch (error) {
        return { error: { errorType: 'Error', errorMessage: (error as Error).message, trace: [] } };
      }
    },
    deliver: deliver ?? (async (mail) => mails.push(mail)),
    now: () => Date.now() + ahead,
  });
  const problems: string[] = [];
  const server = createAwsEndpoint({
    services: cognito.services,
    callers: new Map([[credentials.accessKeyId, { name: 'operator', principal: 'operator' }]]),
    open: { name: 'cognito-idp', serviceOf: cognito.openServiceOf, admits: () => false },
    onProblem: (message) => problems.push(message),
  });
  const endpoint = `http://127.0.0.1:${await server.listen(0)}`;
  onTestFinished(() => server.close());
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials, maxAttempts: 1 });

  const poolId = stack.get('Pool').id;
  const serverId = stack.get('Server').id;
  const { UserPoolClient } = await client.send(
    new DescribeUserPoolClientCommand({ UserPoolId: poolId, ClientId: serverId }),
  );
  const secret = UserPoolClient?.ClientSecret ?? '';
  const secretHash = (username: string) =>
    createHmac('sha256', secret)
      .update(username + serverId)
      .digest('base64');
  const web = { ClientId: stack.get('Web').id };

  const signUp = (username: string, email: string, more: object = {}) =>
    client.send(
      new SignUpCommand({
        ...web,
        Username: username,
        Password: password,
        UserAttributes: [{ Name: 'email', Value: email }],
        ...more,
      }),
    );
  const lastCode = (): string => /\d{6}/.exec(mails.at(-1)?.html ?? '')?.[0] ?? '';
  /** Logs in as the product's own server does. */
  const logIn = (username: string, given = password) =>
    client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: poolId,
        ClientId: serverId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: username, PASSWORD: given, SECRET_HASH: secretHash(username) },
      }),
    );

  const refresh = (username: string, token = '') =>
    client.send(
      new AdminInitiateAuthCommand({
        UserPoolId: poolId,
        ClientId: serverId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN: token, SECRET_HASH: secretHash(username) },
      }),
    );

  return {
    endpoint,
    client,
    send: client.send.bind(client) as CognitoIdentityProviderClient['send'],
    cognito,
    poolId,
    web,
    server: { id: serverId, secret, hash: secretHash },
    mails,
    events,
    problems,
    signUp,
    lastCode,
    logIn,
    refresh,
    revoke: (token: string | undefined) =>
      client.send(new RevokeTokenCommand({ Token: token, ClientId: serverId, ClientSecret: secret })),
    /** A user with a verified address who can log in. */
    confirmedUser: async (username = 'ella', email = `${username}@example.test`) => {
      await signUp(username, email);
      const confirmation = { ...web, Username: username, ConfirmationCode: lastCode() };
      await client.send(new ConfirmSignUpCommand(confirmation));
    },
    advance: (milliseconds: number) => {
      ahead += milliseconds;
    },
    now: () => Date.now() + ahead,
  };
};

/** An AWS refusal by name and text. */
export const refusal = (name: string, message?: string | RegExp) =>
  expect.objectContaining(
    message === undefined
      ? { name }
      : { name, message: message instanceof RegExp ? expect.stringMatching(message) : message },
  );

/** A code that is certainly not this one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
export const minutes = (count: number): number => count * 60_000;
