import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { refusal, startPool } from '../support/pool.ts';

const started = async () => {
  const pool = await startPool();
  await pool.confirmedUser('ella');
  const ella = { UserPoolId: pool.poolId, Username: 'ella' };
  const update = (...attributes: [string, string][]) =>
    pool.send(
      new AdminUpdateUserAttributesCommand({
        ...ella,
        UserAttributes: attributes.map(([Name, Value]) => ({ Name, Value })),
      }),
    );
  return { pool, ella, update };
};

describe('administration of a user', () => {
  it('shows the user', async () => {
    const { pool } = await started();
    const found = await pool.send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: 'Ella@example.test' }));
    expect(found).toMatchObject({ Username: 'ella', Enabled: true, UserStatus: 'CONFIRMED' });
    expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: 'ella@example.test' });
    expect(Math.abs(Date.now() - Number(found.UserCreateDate))).toBeLessThan(60_000);
  });

  it.each([
    ['AdminGetUser', AdminGetUserCommand],
    ['AdminDeleteUser', AdminDeleteUserCommand],
    ['AdminDisableUser', AdminDisableUserCommand],
    ['AdminEnableUser', AdminEnableUserCommand],
  ] as const)('%s refuses a user that does not exist', async (_, Command) => {
    const { pool } = await started();
    const call = pool.send(new Command({ UserPoolId: pool.poolId, Username: 'nobody' }) as AdminGetUserCommand);
    await expect(call).rejects.toEqual(refusal('UserNotFoundException', 'User does not exist.'));
  });

  it('disables and enables, and tokens from before stay ended', async () => {
    const { pool, ella } = await started();
    const before = (await pool.logIn('ella')).AuthenticationResult;
    await pool.send(new AdminDisableUserCommand(ella));
    expect(await pool.send(new AdminGetUserCommand(ella))).toMatchObject({ Enabled: false });
    await pool.send(new AdminEnableUserCommand(ella));
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
    const old = refusal('NotAuthorizedException', 'Refresh Token has been revoked');
    await expect(pool.refresh('ella', before?.RefreshToken)).rejects.toEqual(old);
  });

  it('sets a password for good or for one use, by the policy', async () => {
    const { pool, ella } = await started();
    const set = (Password: string, Permanent: boolean) =>
      pool.send(new AdminSetUserPasswordCommand({ ...ella, Password, Permanent }));
    await expect(set('weak', true)).rejects.toEqual(refusal('InvalidPasswordException'));
    await set('other-2026', true);
    expect(await pool.logIn('ella', 'other-2026')).toHaveProperty('AuthenticationResult');
    await set('third-2026', false);
    expect((await pool.logIn('ella', 'third-2026')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('moves the alias with a new verified address', async () => {
    const { pool, update } = await started();
    await update(['email', 'new@example.test'], ['email_verified', 'true']);
    expect(await pool.logIn('new@example.test')).toHaveProperty('AuthenticationResult');
    await expect(pool.logIn('ella@example.test')).rejects.toEqual(refusal('NotAuthorizedException'));
  });

  it('refuses the verified address of somebody else, and attributes that do not fit', async () => {
    const { pool, update } = await started();
    await pool.confirmedUser('maya');
    const taken = refusal('AliasExistsException', 'An account with the email already exists.');
    await expect(update(['email', 'Maya@example.test'], ['email_verified', 'true'])).rejects.toEqual(taken);
    const invalid = refusal('InvalidParameterException');
    await expect(update(['custom:level', '1234'])).rejects.toEqual(invalid);
    await expect(update(['sub', 'other'])).rejects.toEqual(invalid);
    await update(['custom:level', '12']);
  });

  it('shows what the twin lacks: a change of address that the user must confirm', async () => {
    const { pool, update } = await started();
    await expect(update(['email', 'new@example.test'])).rejects.toEqual(refusal('UnknownOperationException'));
    expect(pool.problems).toHaveLength(1);
  });

  it('deletes, and frees name and address', async () => {
    const { pool, ella } = await started();
    await pool.send(new AdminDeleteUserCommand(ella));
    await expect(pool.logIn('ella')).rejects.toEqual(
      refusal('NotAuthorizedException', 'Incorrect username or password.'),
    );
    await pool.confirmedUser('ella');
  });
});
