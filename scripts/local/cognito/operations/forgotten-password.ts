import * as z from 'zod';
import { requireSecretHash } from '../client-secret.ts';
import { announceConfirmation } from '../confirmation.ts';
import { codeMismatch, invalidParameter, notAuthorized, userDisabled, userNotFound } from '../errors.ts';
import { sendCode } from '../messages.ts';
import { context, digits, forEveryone, metadata, password, username } from '../operation.ts';
import { hashPassword } from '../password-hash.ts';
import { requirePolicy } from '../password-policy.ts';
import { simulatedDelivery, whoseAttempts } from '../unknown-users.ts';
import type { User } from '../users.ts';
import { requireCode } from '../verification-codes.ts';

const client = { ClientId: z.string(), SecretHash: z.string().optional() };

const requireResettable = ({ attributes, status }: User): void => {
  if (status === 'FORCE_CHANGE_PASSWORD') throw notAuthorized('User password cannot be reset in the current state.');
  if (attributes.email_verified !== 'true') {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
};

export const forgotPassword = forEveryone(
  z.strictObject({ ...client, ...context, Username: username, ClientMetadata: metadata }),
  async (pools, input) => {
    const { pool, client } = pools.byClient(input.ClientId);
    requireSecretHash(pool, client, input.Username, input.SecretHash);
    const user = pool.users.find(input.Username);
    pool.attempts.takeMail(`reset ${whoseAttempts(user, input.Username)}`);
    const canReceive = user?.enabled && user.attributes.email_verified === 'true';
    if (client.hidesUsers && !canReceive) return { CodeDeliveryDetails: simulatedDelivery(pool, input.Username) };
    if (user === undefined) throw userNotFound();
    if (!user.enabled) throw userDisabled();
    requireResettable(user);
    const source = 'CustomMessage_ForgotPassword';
    const by = { clientId: client.id, clientMetadata: input.ClientMetadata };
    return { CodeDeliveryDetails: await sendCode(pool, user, 'reset', { source, ...by }) };
  },
);

export const confirmForgotPassword = forEveryone(
  z.strictObject({
    ...client,
    ...context,
    Username: username,
    ConfirmationCode: digits,
    Password: password,
    ClientMetadata: metadata,
  }),
  async (pools, input) => {
    const { pool, client } = pools.byClient(input.ClientId);
    requireSecretHash(pool, client, input.Username, input.SecretHash);
    requirePolicy(input.Password, pool.properties.Policies.PasswordPolicy);
    // First, so that nothing is awaited between the check of the code and its end.
    const hash = await hashPassword(input.Password);
    const { codes } = pool.attempts;
    const user = pool.users.find(input.Username);
    const who = whoseAttempts(user, input.Username);
    codes.require(who);
    if (!user?.enabled) {
      codes.failed(who);
      if (client.hidesUsers) throw codeMismatch();
      throw user === undefined ? userNotFound() : userDisabled();
    }
    try {
      requireCode(input.ConfirmationCode, user.code, 'reset', pool.now());
    } catch (refusal) {
      codes.failed(who);
      throw refusal;
    }
    codes.succeeded(who);
    pool.attempts.passwords.succeeded(who);
    const changed = await pool.users.change(user.sub, {
      status: 'CONFIRMED',
      code: null,
      password: hash,
      passwordExpires: null,
    });
    await announceConfirmation(pool, changed, 'PostConfirmation_ConfirmForgotPassword', {
      clientId: client.id,
      clientMetadata: input.ClientMetadata,
    });
    return {};
  },
);
