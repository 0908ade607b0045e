import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { minutes, otherThan, password, refusal, startPool } from '../support/pool.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;
const forget = (pool: Pool, username: string) =>
  pool.send(new ForgotPasswordCommand({ ...pool.web, Username: username }));
const reset = (pool: Pool, username: string, code: string, next = 'other-2026') =>
  pool.send(
    new ConfirmForgotPasswordCommand({ ...pool.web, Username: username, ConfirmationCode: code, Password: next }),
  );
const adminGet = (pool: Pool, username: string) =>
  pool.send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: username }));
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const tooMany = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
const notResettable = 'Cannot reset password for the user as there is no registered/verified email or phone_number';

const unverified = (pool: Pool) =>
  pool.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: pool.poolId,
      Username: 'ella',
      UserAttributes: [{ Name: 'email_verified', Value: 'false' }],
    }),
  );
const disabled = (pool: Pool) => pool.send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: 'ella' }));

describe('ForgotPassword', () => {
  it('sends a code by user name or verified address', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    for (const name of ['ELLA', 'Ella@Example.test']) {
      const { CodeDeliveryDetails } = await forget(pool, name);
      expect(CodeDeliveryDetails).toMatchObject({ Destination: 'e***@e***', DeliveryMedium: 'EMAIL' });
    }
    expect(pool.mails.slice(1).map(({ to }) => to)).toEqual(['ella@example.test', 'ella@example.test']);
  });

  it('answers as if a mail went out when nobody can get one', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const sent = pool.mails.length;
    expect((await forget(pool, 'nobody@example.test')).CodeDeliveryDetails?.Destination).toBe('n***@e***');
    expect(await forget(pool, 'nobody')).toMatchObject({ CodeDeliveryDetails: { AttributeName: 'email' } });
    await unverified(pool);
    expect(await forget(pool, 'ella')).toMatchObject({ CodeDeliveryDetails: { AttributeName: 'email' } });
    await disabled(pool);
    expect(await forget(pool, 'ella')).toMatchObject({ CodeDeliveryDetails: { AttributeName: 'email' } });
    expect(pool.mails).toHaveLength(sent);
  });

  it('tells a client that shows users what is the matter', async () => {
    const pool = await startPool({ web: { PreventUserExistenceErrors: 'LEGACY' } });
    await pool.confirmedUser('ella');
    const unknown = refusal('UserNotFoundException', 'User does not exist.');
    await expect(forget(pool, 'nobody')).rejects.toEqual(unknown);
    await unverified(pool);
    await expect(forget(pool, 'ella')).rejects.toEqual(refusal('InvalidParameterException', notResettable));
    await disabled(pool);
    await expect(forget(pool, 'ella')).rejects.toEqual(refusal('NotAuthorizedException', 'User is disabled.'));
  });

  it('is not for a user with a temporary password', async () => {
    const pool = await startPool();
    const attributes = [
      { Name: 'email', Value: 'ella@example.test' },
      { Name: 'email_verified', Value: 'true' },
    ];
    const invited = { UserPoolId: pool.poolId, Username: 'ella', UserAttributes: attributes };
    await pool.send(new AdminCreateUserCommand({ ...invited, MessageAction: 'SUPPRESS' }));
    const message = 'User password cannot be reset in the current state.';
    await expect(forget(pool, 'ella')).rejects.toEqual(refusal('NotAuthorizedException', message));
  });

  it('sends five mails an hour and no more, to known and unknown users alike', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    for (const name of ['ella', 'nobody']) {
      for (let sent = 0; sent < 5; sent++) await forget(pool, name);
      await expect(forget(pool, name)).rejects.toEqual(tooMany);
    }
    pool.advance(minutes(60));
    await forget(pool, 'ella');
  });
});

describe('ConfirmForgotPassword', () => {
  it('sets the new password with the code, once', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await forget(pool, 'ella');
    const code = pool.lastCode();
    await reset(pool, 'ella@example.test', code);
    expect(await pool.logIn('ella', 'other-2026')).toHaveProperty('AuthenticationResult');
    await expect(pool.logIn('ella', password)).rejects.toEqual(refusal('NotAuthorizedException'));
    await expect(reset(pool, 'ella', code)).rejects.toEqual(expired);
  });

  it('keeps the code when the new password breaks the policy', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await forget(pool, 'ella');
    await expect(reset(pool, 'ella', pool.lastCode(), 'short')).rejects.toEqual(refusal('InvalidPasswordException'));
    await reset(pool, 'ella', pool.lastCode());
  });

  it('accepts a code once only, even from two at the same time', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await forget(pool, 'ella');
    const both = ['first-2026', 'second-2026'].map((next) => reset(pool, 'ella', pool.lastCode(), next));
    const results = await Promise.allSettled(both);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a code after an hour, and one that was never sent', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await expect(reset(pool, 'ella', '123456')).rejects.toEqual(expired);
    await forget(pool, 'ella');
    pool.advance(minutes(60));
    await expect(reset(pool, 'ella', pool.lastCode())).rejects.toEqual(expired);
  });

  it('refuses the code of a sign-up', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    await expect(reset(pool, 'ella', pool.lastCode())).rejects.toEqual(expired);
    expect((await adminGet(pool, 'ella')).UserStatus).toBe('UNCONFIRMED');
  });

  it('refuses even the right code after five wrong ones, for 15 minutes', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await forget(pool, 'ella');
    const code = pool.lastCode();
    for (let tries = 0; tries < 5; tries++) {
      await expect(reset(pool, 'ella', otherThan(code))).rejects.toEqual(mismatch);
    }
    await expect(reset(pool, 'ella', code)).rejects.toEqual(tooMany);
    pool.advance(minutes(15));
    await reset(pool, 'ella', code);
  });

  it('calls every code wrong for a user that does not exist or is disabled', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await forget(pool, 'ella');
    await disabled(pool);
    await expect(reset(pool, 'ella', pool.lastCode())).rejects.toEqual(mismatch);
    for (let tries = 0; tries < 5; tries++) await expect(reset(pool, 'nobody', '123456')).rejects.toEqual(mismatch);
    await expect(reset(pool, 'nobody', '123456')).rejects.toEqual(tooMany);
  });
});
