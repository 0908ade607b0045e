import * as z from 'zod';
import { type Attributes, attributeList, checkAttributes, requireAttributes } from '../attributes.ts';
import { invalidParameter, notSimulated, unsupportedUserState, usernameExists } from '../errors.ts';
import { sendInvitation } from '../messages.ts';
import { addUser, requireFreeUsername } from '../new-user.ts';
import { forRoles, metadata, password, username } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { requirePolicy, temporaryPassword } from '../password-policy.ts';
import type { UserPool } from '../pool.ts';
import { listView } from '../user-view.ts';
import type { User } from '../users.ts';

const day = 86_400_000;

const schema = z.strictObject({
  UserPoolId: z.string(),
  Username: username,
  UserAttributes: attributeList,
  ValidationData: attributeList,
  TemporaryPassword: password.optional(),
  ForceAliasCreation: z.boolean().default(false),
  MessageAction: z.enum(['RESEND', 'SUPPRESS']).optional(),
  DesiredDeliveryMediums: z.array(z.enum(['SMS', 'EMAIL'])).default(['SMS']),
  ClientMetadata: metadata,
});
type Input = z.infer<typeof schema>;

const temporary = (pool: UserPool, given: string | undefined) => {
  const policy = pool.properties.Policies.PasswordPolicy;
  if (given !== undefined) requirePolicy(given, policy);
  return {
    password: given ?? temporaryPassword(policy),
    passwordExpires: pool.now() + policy.TemporaryPasswordValidityDays * day,
  };
};

const create = async (pool: UserPool, input: Input, password: string, passwordExpires: number): Promise<User> => {
  const attributes: Attributes = input.UserAttributes;
  checkAttributes(attributes, pool.properties);
  requireAttributes(attributes, pool.properties);
  requireFreeUsername(pool, input.Username);
  const alias = attributes.email_verified === 'true' ? attributes.email : undefined;
  const isTaken = alias !== undefined && pool.users.byAlias(alias) !== undefined;
  if (isTaken && !input.ForceAliasCreation) throw usernameExists('An account with the email already exists.');
  await pool.runTrigger({
    trigger: 'PreSignUp',
    source: 'PreSignUp_AdminCreateUser',
    userName: input.Username,
    clientId: undefined,
    userAttributes: attributes,
    clientMetadata: input.ClientMetadata,
    more: { validationData: input.ValidationData },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  return addUser(pool, {
    username: input.Username,
    attributes,
    password,
    passwordExpires,
    status: 'FORCE_CHANGE_PASSWORD',
    alias,
  });
};

/** Only a user who never set a password of their own can be invited again. */
const renew = async (pool: UserPool, input: Input, password: string, passwordExpires: number): Promise<User> => {
  const user = pool.users.find(input.Username);
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') {
    throw unsupportedUserState(`Resend not possible. ${input.Username} status is not FORCE_CHANGE_PASSWORD`);
  }
  return pool.users.change(user.sub, { password: await hashPassword(password), passwordExpires });
};

export const adminCreateUser = forRoles(schema, async (pools, input) => {
  const pool = pools.byId(input.UserPoolId);
  const sendsMail = input.MessageAction !== 'SUPPRESS';
  if (sendsMail && !input.DesiredDeliveryMediums.includes('EMAIL')) {
    throw notSimulated('invitations by SMS: set DesiredDeliveryMediums to EMAIL');
  }
  const { password, passwordExpires } = temporary(pool, input.TemporaryPassword);
  const isNew = input.MessageAction !== 'RESEND';
  // Before anything is kept. An unknown user gets a different refusal.
  const { attributes } = isNew ? { attributes: input.UserAttributes } : (pool.users.find(input.Username) ?? {});
  if (sendsMail && attributes && !attributes.email) {
    throw invalidParameter('User does not have an email address to invite them by.');
  }
  const user = await (isNew ? create : renew)(pool, input, password, passwordExpires);
  if (sendsMail) await sendInvitation(pool, user, password, input.ClientMetadata);
  return { User: listView(user) };
});
