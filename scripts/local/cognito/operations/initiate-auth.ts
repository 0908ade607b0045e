import * as z from 'zod';
import type { AppClient } from '../client-properties.ts';
import { requireClientSecret, requireSecretHash } from '../client-secret.ts';
import { invalidParameter, notSimulated, resourceNotFound } from '../errors.ts';
import { context, forEveryone, forRoles, metadata } from '../operation.ts';
import type { UserPool } from '../pool.ts';
import { type Parameters, required, withPassword, withRefreshToken } from '../sign-in.ts';

type Flow = (pool: UserPool, client: AppClient, parameters: Parameters) => Promise<object>;

const refresh: Flow = async (pool, client, parameters) => {
  const token = required(parameters, 'REFRESH_TOKEN');
  const check = ({ username }: { username: string }) =>
    requireSecretHash(pool, client, username, parameters.SECRET_HASH);
  return { ChallengeParameters: {}, AuthenticationResult: await withRefreshToken(pool, client, { token }, check) };
};

interface Flows {
  [flow: string]: { permission: string; run: Flow } | undefined;
}
const refreshFlows: Flows = {
  REFRESH_TOKEN_AUTH: { permission: 'ALLOW_REFRESH_TOKEN_AUTH', run: refresh },
  REFRESH_TOKEN: { permission: 'ALLOW_REFRESH_TOKEN_AUTH', run: refresh },
};
const userFlows: Flows = {
  ...refreshFlows,
  USER_PASSWORD_AUTH: { permission: 'ALLOW_USER_PASSWORD_AUTH', run: withPassword },
};
const adminPassword = { permission: 'ALLOW_ADMIN_USER_PASSWORD_AUTH', run: withPassword };
const adminFlows: Flows = {
  ...refreshFlows,
  ADMIN_USER_PASSWORD_AUTH: adminPassword,
  ADMIN_NO_SRP_AUTH: adminPassword,
};

const input = {
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
};

const run = (flows: Flows, pool: UserPool, client: AppClient, flow: string, parameters: Parameters) => {
  const known = flows[flow];
  const permission = known?.permission ?? `ALLOW_${flow}`;
  if (!client.flows.includes(permission)) throw invalidParameter(`${flow} flow not enabled for this client`);
  if (known === undefined) throw notSimulated(`the authentication flow ${flow}`);
  return known.run(pool, client, parameters);
};

export const initiateAuth = forEveryone(
  z.strictObject({ ...input, ...context, ClientMetadata: metadata }),
  async (pools, { ClientId, AuthFlow, AuthParameters }) => {
    if (AuthFlow.startsWith('ADMIN_')) throw invalidParameter('Initiate Auth method not supported.');
    const { pool, client } = pools.byClient(ClientId);
    return run(userFlows, pool, client, AuthFlow, AuthParameters);
  },
);

/** A client of this very pool. */
export const clientOf = (pool: UserPool, clientId: string): AppClient => {
  const client = pool.clients.get(clientId);
  if (client === undefined) throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  return client;
};

export const adminInitiateAuth = forRoles(
  z.strictObject({
    ...input,
    UserPoolId: z.string(),
    ClientMetadata: metadata,
    AnalyticsMetadata: z.unknown().optional(),
    ContextData: z.unknown().optional(),
  }),
  async (pools, { UserPoolId, ClientId, AuthFlow, AuthParameters }) => {
    const pool = pools.byId(UserPoolId);
    return run(adminFlows, pool, clientOf(pool, ClientId), AuthFlow, AuthParameters);
  },
);

export const getTokensFromRefreshToken = forEveryone(
  z.strictObject({
    RefreshToken: z.string(),
    ClientId: z.string(),
    ClientSecret: z.string().optional(),
    DeviceKey: z.undefined('devices are not simulated').optional(),
    ClientMetadata: metadata,
  }),
  async (pools, { RefreshToken, ClientId, ClientSecret, ClientMetadata }) => {
    const { pool, client } = pools.byClient(ClientId);
    requireClientSecret(pool, client, ClientSecret);
    const given = { token: RefreshToken, metadata: ClientMetadata };
    return { AuthenticationResult: await withRefreshToken(pool, client, given, () => {}) };
  },
);
