import * as z from 'zod';
import { attributeList, checkAttributes, requireAttributes, requireWritable } from '../attributes.ts';
import { requireSecretHash } from '../client-secret.ts';
import { announceConfirmation } from '../confirmation.ts';
import {
  aliasExists,
  expiredCode,
  invalidLambdaResponse,
  invalidParameter,
  notAuthorized,
  userNotFound,
} from '../errors.ts';
import { sendCode } from '../messages.ts';
import { addUser, requireFreeUsername, takeAlias } from '../new-user.ts';
import { context, digits, forEveryone, metadata, password, username } from '../operation.ts';
import { requirePolicy } from '../password-policy.ts';
import { simulatedDelivery, whoseAttempts } from '../unknown-users.ts';
import { requireCode } from '../verification-codes.ts';

const client = { ClientId: z.string(), SecretHash: z.string().optional() };

const preSignUpResponse = z.looseObject({
  autoConfirmUser: z.boolean().default(false),
  autoVerifyEmail: z.boolean().default(false),
});

export const signUp = forEveryone(
  z.strictObject({
    ...client,
    ...context,
    Username: username,
    Password: password,
    UserAttributes: attributeList,
    ValidationData: attributeList,
    ClientMetadata: metadata,
  }),
  async (pools, input) => {
    const { pool, client } = pools.byClient(input.ClientId);
    const { properties } = pool;
    requireSecretHash(pool, client, input.Username, input.SecretHash);
    if (properties.AdminCreateUserConfig.AllowAdminCreateUserOnly) {
      throw notAuthorized('SignUp is not permitted for this user pool');
    }
    const attributes = input.UserAttributes;
    checkAttributes(attributes, properties);
    requireAttributes(attributes, properties);
    requireWritable(attributes, client);
    requirePolicy(input.Password, properties.Policies.PasswordPolicy);
    requireFreeUsername(pool, input.Username);

    const by = { clientId: client.id, clientMetadata: input.ClientMetadata };
    const response = await pool.runTrigger({
      trigger: 'PreSignUp',
      source: 'PreSignUp_SignUp',
      userName: input.Username,
      userAttributes: attributes,
      ...by,
      more: { validationData: Object.keys(input.ValidationData).length > 0 ? input.ValidationData : null },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    const decision = preSignUpResponse.safeParse(response ?? {});
    if (!decision.success) throw invalidLambdaResponse('Unrecognizable lambda output');
    const { autoConfirmUser, autoVerifyEmail } = decision.data;
    const user = await addUser(pool, {
      username: input.Username,
      attributes: { ...attributes, email_verified: String(autoVerifyEmail) },
      password: input.Password,
      status: autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED',
      alias: autoVerifyEmail ? attributes.email : undefined,
    });
    const reply = { UserConfirmed: autoConfirmUser, UserSub: user.sub };
    if (autoConfirmUser) {
      await announceConfirmation(pool, user, 'PostConfirmation_ConfirmSignUp', by);
      return reply;
    }
    if (!properties.AutoVerifiedAttributes.includes('email') || !user.attributes.email) return reply;
    const source = 'CustomMessage_SignUp';
    return { ...reply, CodeDeliveryDetails: await sendCode(pool, user, 'signUp', { source, ...by }) };
  },
);

export const confirmSignUp = forEveryone(
  z.strictObject({
    ...client,
    ...context,
    Username: username,
    ConfirmationCode: digits,
    ForceAliasCreation: z.boolean().default(false),
    ClientMetadata: metadata,
  }),
  async (pools, input) => {
    const { pool, client } = pools.byClient(input.ClientId);
    requireSecretHash(pool, client, input.Username, input.SecretHash);
    const { codes } = pool.attempts;
    const user = pool.users.find(input.Username);
    const who = whoseAttempts(user, input.Username);
    codes.require(who);
    if (user === undefined) {
      codes.failed(who);
      throw client.hidesUsers ? expiredCode() : userNotFound();
    }
    if (user.status !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    }
    try {
      requireCode(input.ConfirmationCode, user.code, 'signUp', pool.now());
    } catch (refusal) {
      codes.failed(who);
      throw refusal;
    }
    const { email } = user.attributes;
    const isTaken = email !== undefined && pool.users.byAlias(email) !== undefined;
    if (isTaken && !input.ForceAliasCreation) throw aliasExists();
    if (isTaken) await takeAlias(pool, email);
    codes.succeeded(who);
    const confirmed = await pool.users.change(user.sub, {
      status: 'CONFIRMED',
      code: null,
      attributes: { ...user.attributes, email_verified: 'true' },
    });
    await announceConfirmation(pool, confirmed, 'PostConfirmation_ConfirmSignUp', {
      clientId: client.id,
      clientMetadata: input.ClientMetadata,
    });
    return {};
  },
);

export const resendConfirmationCode = forEveryone(
  z.strictObject({ ...client, ...context, Username: username, ClientMetadata: metadata }),
  async (pools, input) => {
    const { pool, client } = pools.byClient(input.ClientId);
    requireSecretHash(pool, client, input.Username, input.SecretHash);
    const user = pool.users.find(input.Username);
    pool.attempts.takeMail(`sign-up ${whoseAttempts(user, input.Username)}`);
    if (user?.status !== 'UNCONFIRMED' || !user.enabled) {
      if (client.hidesUsers) return { CodeDeliveryDetails: simulatedDelivery(pool, input.Username) };
      throw user === undefined ? userNotFound() : invalidParameter('User is already confirmed.');
    }
    const source = 'CustomMessage_ResendCode';
    const by = { clientId: client.id, clientMetadata: input.ClientMetadata };
    return { CodeDeliveryDetails: await sendCode(pool, user, 'signUp', { source, ...by }) };
  },
);
