import * as z from 'zod';
import { attributeList, checkAttributes } from '../attributes.ts';
import { aliasExists, notSimulated, userNotFound } from '../errors.ts';
import { forRoles, metadata, type Pools, password, username } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { requirePolicy } from '../password-policy.ts';
import type { UserPool } from '../pool.ts';
import { adminView } from '../user-view.ts';
import type { User } from '../users.ts';

const whose = { UserPoolId: z.string(), Username: username };
const day = 86_400_000;

export const userOf = (
  pools: Pools,
  input: { UserPoolId: string; Username: string },
): { pool: UserPool; user: User } => {
  const pool = pools.byId(input.UserPoolId);
  const user = pool.users.find(input.Username);
  if (user === undefined) throw userNotFound();
  return { pool, user };
};

export const adminGetUser = forRoles(z.strictObject(whose), async (pools, input) =>
  adminView(userOf(pools, input).user),
);

export const adminSetUserPassword = forRoles(
  z.strictObject({ ...whose, Password: password, Permanent: z.boolean().default(false) }),
  async (pools, input) => {
    const { pool, user } = userOf(pools, input);
    const policy = pool.properties.Policies.PasswordPolicy;
    requirePolicy(input.Password, policy);
    await pool.users.change(user.sub, {
      password: await hashPassword(input.Password),
      passwordExpires: input.Permanent ? null : pool.now() + policy.TemporaryPasswordValidityDays * day,
      status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
    });
    return {};
  },
);

export const adminUpdateUserAttributes = forRoles(
  z.strictObject({ ...whose, UserAttributes: attributeList, ClientMetadata: metadata }),
  async (pools, input) => {
    const { pool, user } = userOf(pools, input);
    const changes = input.UserAttributes;
    checkAttributes(changes, pool.properties);
    if (changes.email !== undefined && changes.email_verified === undefined) {
      throw notSimulated('a change of email without email_verified, after which Cognito sends a code');
    }
    const attributes = { ...user.attributes, ...changes };
    const holder = attributes.email_verified === 'true' ? pool.users.byAlias(attributes.email ?? '') : undefined;
    if (holder !== undefined && holder.sub !== user.sub) throw aliasExists();
    await pool.users.change(user.sub, { attributes });
    return {};
  },
);

export const adminEnableUser = forRoles(z.strictObject(whose), async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  await pool.users.change(user.sub, { enabled: true });
  return {};
});

/** Tokens that are out end, too, and stay ended if the user is enabled again. */
export const adminDisableUser = forRoles(z.strictObject(whose), async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  await pool.users.change(user.sub, { enabled: false });
  await pool.signIns.revokeAll(user.sub);
  return {};
});

export const adminDeleteUser = forRoles(z.strictObject(whose), async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  await pool.users.remove(user.sub);
  await pool.signIns.revokeAll(user.sub);
  return {};
});
