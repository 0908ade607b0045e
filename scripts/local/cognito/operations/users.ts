import * as z from 'zod';
import { attributeList, checkAttributes } from '../attributes.ts';
import { announceConfirmation } from '../confirmation.ts';
import { aliasExists, notAuthorized, notSimulated, userNotFound } from '../errors.ts';
import { sendCode } from '../messages.ts';
import { forRoles, metadata, type Pools, password, username } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { requirePolicy } from '../password-policy.ts';
import type { UserPool } from '../pool.ts';
import { adminView } from '../user-view.ts';
import type { User } from '../users.ts';
import { requireResettable } from './forgotten-password.ts';

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

export const adminConfirmSignUp = forRoles(
  z.strictObject({ ...whose, ClientMetadata: metadata }),
  async (pools, input) => {
    const { pool, user } = userOf(pools, input);
    if (user.status !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    }
    const confirmed = await pool.users.change(user.sub, { status: 'CONFIRMED', code: null });
    await announceConfirmation(pool, confirmed, 'PostConfirmation_ConfirmSignUp', {
      clientId: undefined,
      clientMetadata: input.ClientMetadata,
    });
    return {};
  },
);

export const adminResetUserPassword = forRoles(
  z.strictObject({ ...whose, ClientMetadata: metadata }),
  async (pools, input) => {
    const { pool, user } = userOf(pools, input);
    requireResettable(user);
    const changed = await pool.users.change(user.sub, { status: 'RESET_REQUIRED' });
    await sendCode(pool, changed, 'reset', {
      source: 'CustomMessage_ForgotPassword',
      clientId: undefined,
      clientMetadata: input.ClientMetadata,
    });
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

export const adminUserGlobalSignOut = forRoles(z.strictObject(whose), async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  await pool.signIns.revokeAll(user.sub);
  return {};
});

export const adminDeleteUser = forRoles(z.strictObject(whose), async (pools, input) => {
  const { pool, user } = userOf(pools, input);
  await pool.users.remove(user.sub);
  await pool.signIns.revokeAll(user.sub);
  return {};
});
