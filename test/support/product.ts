import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { confirmationHeader } from '#contracts/http/endpoint.ts';
import { openUserPool } from '#lambdas/platform/identity/cognito.ts';
import { assembly } from '#scripts/local/build.ts';
import { identityVariables, seedIfChanged } from '#scripts/local/seed.ts';
import { environment } from '#scripts/local/template/environment.ts';
import { startTwin, type Twin } from '#scripts/local/twin.ts';
import type { TwinOptions } from '#scripts/local/twin-interface.ts';
import { solveBotCheck } from '#scripts/visitor.ts';
import { administrator } from './administrator.ts';
import { copyData } from './copy-data.ts';
import { type Mail, mailedSecrets } from './mailed-secrets.ts';
import { quickBotCheck } from './quick-bot-check.ts';
import { type Reply, type Sending, sendRequest } from './send-request.ts';

export type { Reply } from './send-request.ts';
export { administrator };
export const password = 'Grand-jete-at-noon!';

export type Product = Awaited<ReturnType<typeof openProduct>>;

interface Opening
  extends Partial<Pick<TwinOptions, 'askModel' | 'front' | 'patience' | 'port' | 'sendQuota' | 'variables'>> {
  publishing?: boolean;
  pauses?: boolean;
  copyOf?: string | undefined;
}

/**
 * The whole product as `npm start` runs it, from the built template, with data of its own: a copy of the folder
 * `copyOf`, by default SEEDED_DATA where there is one (`seeded-data.ts`), else the seed. Pages are drawn again after a change, and planned
 * posts get their timers, only with `publishing`: drawing takes more time than all the calls of a file. Replies that take a
 * fixed time, so that it reveals nothing, take it only with `pauses`. Calls that are slow because the machine is busy are not
 * given up: the limits that the product sets to them are theirs only with a `patience` of 1.
 */
export const openProduct = async ({
  publishing = false,
  pauses = false,
  patience = 5,
  port = 0,
  front,
  variables,
  askModel,
  sendQuota,
  copyOf = process.env.SEEDED_DATA,
}: Opening = {}) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'product-'));
  if (copyOf) await copyData(copyOf, dataDir);
  const problems: string[] = [];
  const twin: Twin = await startTwin({
    port,
    dataDir,
    assembly,
    holdStreams: !publishing,
    skipPauses: !pauses,
    patience,
    ...(front && { front }),
    variables,
    askModel,
    ...(sendQuota && { sendQuota }),
    onDenial: ({ caller, action, resource }) => problems.push(`IAM refused ${caller}: ${action} on ${resource}`),
    onProblem: (message) => problems.push(message),
    prepare: async (prepared) => {
      await seedIfChanged(dataDir, prepared, administrator.password);
    },
  });

  /** The confirmations of this file's only tab, by token. */
  const confirmations = new Map<string, string>();
  const confirmationOf = (token = ''): Record<string, string> => {
    const confirmation = confirmations.get(token);
    return confirmation === undefined ? {} : { [confirmationHeader]: confirmation };
  };
  const send = (route: string, { token, headers, ...sending }: Sending = {}): Promise<Reply> =>
    sendRequest(twin.url, route, { token, headers: { ...confirmationOf(token), ...headers }, ...sending });

  /** The visitor's whole work: the best part of a second of a processor. */
  const botCheck = async (from?: string): Promise<string> => {
    const { body } = await send('GET /auth/bot-check', from ? { from } : {});
    return solveBotCheck(body.challenge);
  };
  const { USER_POOL_ID: userPoolId = '', USER_POOL_CLIENT_ID: clientId = '' } = identityVariables(twin.stack);
  const { awsEndpoint: endpoint, operator: credentials } = twin;
  const aws = { endpoint, region: environment.region, credentials };
  const { app } = openUserPool({ userPoolId, clientId }, new CognitoIdentityProviderClient(aws));
  const botCheckKey = (): Promise<Buffer> => app.derivedKey('bot-check');
  const easyBotCheck = async (): Promise<string> => quickBotCheck(await botCheckKey(), twin.clock.now());
  const logIn = async (username: string, secret: string, from?: string): Promise<Reply> =>
    send('POST /auth/login', {
      body: { username, password: secret, turnstileToken: await easyBotCheck() },
      ...(from ? { from } : {}),
    });
  const tokenOf = async (username: string, secret = password, from?: string): Promise<string> => {
    const { body, text } = await logIn(username, secret, from);
    if (!body?.token) throw new Error(`${username} could not log in: ${text}`);
    return body.token;
  };
  const mails = async (to: string): Promise<Mail[]> =>
    (await send(`GET /__local/api/mail?to=${encodeURIComponent(to)}`)).body;
  let adminToken: Promise<string> | undefined;
  /** Gives the password again, so that this token's calls may do for ten minutes what a token alone may not. */
  const confirm = async (token: string, secret = password): Promise<string> => {
    const { status, body, text } = await send('POST /auth/confirm', { token, body: { password: secret } });
    if (status !== 200) throw new Error(`not confirmed: ${text}`);
    confirmations.set(token, body.confirmation);
    return token;
  };
  const admin = () => {
    adminToken ??= tokenOf(administrator.username, administrator.password).then((token) =>
      confirm(token, administrator.password),
    );
    return adminToken;
  };
  let made = 0;

  return {
    ...twin,
    dataDir,
    problems,
    send,
    botCheck,
    botCheckKey,
    /** A bot-check without the work. */
    easyBotCheck,
    logIn,
    tokenOf,
    confirm,
    mails,
    /** The administrator's token of this file; its session is confirmed. */
    admin,
    /** A new user, made by the administrator; their password is `password`. */
    async newUser(fields: Record<string, unknown> = {}): Promise<{ id: string; username: string; email: string }> {
      made += 1;
      const name = `dancer${made}`;
      const body = { username: name, email: `${name}@dance.example`, password, ...fields };
      const reply = await send('POST /users/create', { token: await admin(), body });
      if (reply.status !== 201) throw new Error(`no user: ${reply.text}`);
      return reply.body;
    },
    ...mailedSecrets(mails),
    /** Stops it; its data stays. */
    stop: twin.close,
    async close() {
      await twin.close();
      // A file that a function was about to write may still come.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
