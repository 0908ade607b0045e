import * as z from 'zod';
import type { AppClient } from './client-properties.ts';
import { invalidParameter, notAuthorized, notSimulated, resourceNotFound } from './errors.ts';
import type { UserPool } from './pool.ts';
import { requireAccessToken } from './tokens.ts';

/** The pools of the stack. */
export interface Pools {
  all(): UserPool[];
  /** Throws ResourceNotFoundException, as the next one. */
  byId(userPoolId: string): UserPool;
  byClient(clientId: string): { pool: UserPool; client: AppClient };
  byAccessToken(token: string): { pool: UserPool } & ReturnType<typeof requireAccessToken>;
}

export const createPools = (pools: UserPool[]): Pools => ({
  all: () => pools,
  byId: (userPoolId) => {
    const found = pools.find(({ id }) => id === userPoolId);
    if (found === undefined) throw resourceNotFound(`User pool ${userPoolId} does not exist.`);
    return found;
  },
  byClient: (clientId) => {
    for (const pool of pools) {
      const client = pool.clients.get(clientId);
      if (client !== undefined) return { pool, client };
    }
    throw resourceNotFound(`User pool client ${clientId} does not exist.`);
  },
  byAccessToken: (token) => {
    const issuer = issuerOf(token);
    const pool = pools.find((each) => each.issuer === issuer);
    if (pool === undefined) throw notAuthorized('Invalid Access Token');
    return { pool, ...requireAccessToken(pool, token) };
  },
});

/** Not verified: it only says whose keys to verify with. */
const issuerOf = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).iss;
  } catch {
    throw notAuthorized('Invalid Access Token');
  }
};

/** One call of the API. */
export interface Operation {
  /** `everyone`: no IAM, the input itself proves who asks. `roles`: IAM decides, over the pool's ARN. */
  access: 'everyone' | 'roles';
  perform(pools: Pools, input: unknown): Promise<object>;
}

const parsed = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const unknown = result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
  if (unknown.length > 0) throw notSimulated(`the member ${unknown.join(', ')} of this Cognito operation`);
  throw invalidParameter(`1 validation error detected: ${z.prettifyError(result.error)}`);
};

type Perform<S extends z.ZodType> = (pools: Pools, input: z.output<S>) => Promise<object>;
const withAccess =
  (access: Operation['access']) =>
  <S extends z.ZodType>(schema: S, perform: Perform<S>): Operation => ({
    access,
    perform: async (pools, input) => perform(pools, parsed(schema, input)),
  });
export const forEveryone = withAccess('everyone');
export const forRoles = withAccess('roles');

/** Members that many inputs share. */
export const username = z.string().min(1).max(128);
export const password = z.string().min(1).max(256);
export const digits = z.string().min(1).max(2048);
export const metadata = z.record(z.string(), z.string()).optional();
/** Members for risk assessment and Pinpoint, which the twin does not have. */
export const context = { AnalyticsMetadata: z.unknown().optional(), UserContextData: z.unknown().optional() };
