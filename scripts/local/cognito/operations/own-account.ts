import * as z from 'zod';
import { readableBy } from '../attributes.ts';
import { requireClientSecret } from '../client-secret.ts';
import { wrongCredentials } from '../errors.ts';
import { forEveryone, password } from '../operation.ts';
import { hashPassword, isPassword } from '../password-hash.ts';
import { requirePolicy } from '../password-policy.ts';
import { ownView } from '../user-view.ts';

const withToken = z.strictObject({ AccessToken: z.string() });

export const getUser = forEveryone(withToken, async (pools, { AccessToken }) => {
  const { user, client } = pools.byAccessToken(AccessToken);
  return ownView(user, readableBy(client, user.attributes));
});

/** Tokens that are out stay valid, as on AWS. */
export const changePassword = forEveryone(
  z.strictObject({ AccessToken: z.string(), PreviousPassword: password.optional(), ProposedPassword: password }),
  async (pools, { AccessToken, PreviousPassword, ProposedPassword }) => {
    const { pool, user } = pools.byAccessToken(AccessToken);
    const { passwords } = pool.attempts;
    const isRight = await isPassword(PreviousPassword ?? '', user.password);
    passwords.require(user.sub);
    if (!isRight) {
      passwords.failed(user.sub);
      throw wrongCredentials();
    }
    requirePolicy(ProposedPassword, pool.properties.Policies.PasswordPolicy);
    passwords.succeeded(user.sub);
    await pool.users.change(user.sub, { password: await hashPassword(ProposedPassword) });
    return {};
  },
);

export const globalSignOut = forEveryone(withToken, async (pools, { AccessToken }) => {
  const { pool, user } = pools.byAccessToken(AccessToken);
  await pool.signIns.revokeAll(user.sub);
  return {};
});

export const deleteUser = forEveryone(withToken, async (pools, { AccessToken }) => {
  const { pool, user } = pools.byAccessToken(AccessToken);
  await pool.users.remove(user.sub);
  await pool.signIns.revokeAll(user.sub);
  return {};
});

/** Ends a refresh token and every token made from it. One that is not known, or ended already, is no error. */
export const revokeToken = forEveryone(
  z.strictObject({ Token: z.string(), ClientId: z.string(), ClientSecret: z.string().optional() }),
  async (pools, { Token, ClientId, ClientSecret }) => {
    const { pool, client } = pools.byClient(ClientId);
    requireClientSecret(pool, client, ClientSecret);
    const signIn = pool.signIns.find(Token, client.id);
    if (signIn !== undefined) await pool.signIns.revoke(signIn.originId);
    return {};
  },
);
