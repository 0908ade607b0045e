import { randomUUID, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { readableBy } from './attributes.ts';
import type { AppClient } from './client-properties.ts';
import { notAuthorized } from './errors.ts';
import type { UserPool } from './pool.ts';
import type { SignIn } from './sign-ins.ts';
import type { User } from './users.ts';

/** The scope of Cognito's own calls: what a token from its API, not from the hosted pages, carries unless a trigger takes it. */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

const signed = ({ secrets }: UserPool, claims: object): string => {
  const encoded = [{ kid: secrets.keyId, alg: 'RS256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const content = encoded.join('.');
  return `${content}.${sign('sha256', Buffer.from(content), secrets.signingKey).toString('base64url')}`;
};

export const groupsOf = ({ groups }: UserPool, user: User): { 'cognito:groups'?: string[] } => {
  const rank = (name: string): number => groups.get(name)?.Precedence ?? Number.POSITIVE_INFINITY;
  const sorted = user.groups.filter((name) => groups.has(name)).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return sorted.length > 0 ? { 'cognito:groups': sorted } : {};
};

interface Issue {
  signIn: SignIn;
  /** The scope claim of the access token. */
  scopes: string[];
}

/** Attributes as claims: verified marks are booleans there. */
const claimsOf = (client: AppClient, user: User) =>
  Object.fromEntries(
    Object.entries(readableBy(client, user.attributes)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );

/** Access and id token of a sign-in, as `AuthenticationResult` has them. */
export const issueTokens = (pool: UserPool, client: AppClient, user: User, { signIn, scopes }: Issue) => {
  const issued = Math.floor(pool.now() / 1000);
  const shared = {
    sub: user.sub,
    ...groupsOf(pool, user),
    iss: pool.issuer,
    origin_jti: signIn.originId,
    event_id: randomUUID(),
    auth_time: signIn.authTime,
    iat: issued,
  };
  return {
    AccessToken: signed(pool, {
      ...shared,
      client_id: client.id,
      token_use: 'access',
      ...(scopes.length > 0 ? { scope: scopes.join(' ') } : {}),
      exp: issued + client.validity.access,
      jti: randomUUID(),
      username: user.username,
    }),
    IdToken: signed(pool, {
      ...claimsOf(client, user),
      ...shared,
      'cognito:username': user.username,
      aud: client.id,
      token_use: 'id',
      exp: issued + client.validity.id,
      jti: randomUUID(),
    }),
    ExpiresIn: client.validity.access,
    TokenType: 'Bearer',
  };
};

const accessSchema = z.looseObject({
  token_use: z.literal('access'),
  origin_jti: z.string(),
  client_id: z.string(),
  scope: z.string().default(''),
  exp: z.number(),
});

/** The claims of a token that this pool signed, expired or not. */
const genuineClaims = ({ secrets }: UserPool, token: string): unknown => {
  const [header = '', body = '', signature = ''] = token.split('.');
  const genuine = verify(
    'sha256',
    Buffer.from(`${header}.${body}`),
    secrets.verifyingKey,
    Buffer.from(signature, 'base64url'),
  );
  return genuine ? JSON.parse(Buffer.from(body, 'base64url').toString()) : undefined;
};

/**
 * Whose access token this is. Throws unless it is one of the pool's, carries the scope of self-service, and its sign-in
 * still counts: who signs out, is disabled or deleted loses all sign-ins.
 */
export const requireAccessToken = (pool: UserPool, token: string): { user: User; client: AppClient } => {
  const claims = accessSchema.safeParse(genuineClaims(pool, token));
  if (!claims.success) throw notAuthorized('Invalid Access Token');
  if (claims.data.exp * 1000 <= pool.now()) throw notAuthorized('Access Token has expired');
  if (!claims.data.scope.split(' ').includes(selfServiceScope)) {
    throw notAuthorized('Access Token does not have required scopes');
  }
  const signIn = pool.signIns.get(claims.data.origin_jti);
  const client = pool.clients.get(claims.data.client_id);
  const user = signIn && pool.users.bySub(signIn.sub);
  if (user === undefined || client === undefined) throw notAuthorized('Access Token has been revoked');
  return { user, client };
};
