import { AdminCreateUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { password, refusal, startPool } from '../support/pool.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;
const create = (pool: Pool, more: object = {}) =>
  pool.send(
    new AdminCreateUserCommand({
      UserPoolId: pool.poolId,
      Username: 'ella',
      UserAttributes: [
        { Name: 'email', Value: 'ella@example.test' },
        { Name: 'email_verified', Value: 'true' },
      ],
      ...more,
    }),
  );
const quiet = { MessageAction: 'SUPPRESS' as const };
const byMail = { DesiredDeliveryMediums: ['EMAIL' as const] };
const invitation = (pool: Pool) => / is (\S+)$/.exec(pool.mails.at(-1)?.html ?? '')?.[1] ?? '';

describe('AdminCreateUser', () => {
  it('creates without a mail', async () => {
    const pool = await startPool();
    const { User } = await create(pool, { ...quiet, TemporaryPassword: password });
    expect(User).toMatchObject({ Username: 'ella', Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' });
    expect(pool.mails).toEqual([]);
    expect((await pool.logIn('ella@example.test')).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('invites by mail with a temporary password, and again with another one', async () => {
    const pool = await startPool();
    await create(pool, byMail);
    expect(pool.mails).toMatchObject([{ to: 'ella@example.test', subject: 'Your temporary password' }]);
    expect(pool.mails[0]?.html).toContain('Your username is ella and ');
    const first = invitation(pool);
    expect((await pool.logIn('ella', first)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await create(pool, { ...byMail, MessageAction: 'RESEND' });
    await expect(pool.logIn('ella', first)).rejects.toEqual(refusal('NotAuthorizedException'));
    expect((await pool.logIn('ella', invitation(pool))).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('invites only who has not chosen a password yet', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const message = 'Resend not possible. ella status is not FORCE_CHANGE_PASSWORD';
    const again = create(pool, { ...byMail, MessageAction: 'RESEND' });
    await expect(again).rejects.toEqual(refusal('UnsupportedUserStateException', message));
  });

  it('refuses names and verified addresses that are taken', async () => {
    const pool = await startPool();
    await create(pool, quiet);
    await expect(create(pool, quiet)).rejects.toEqual(refusal('UsernameExistsException', 'User already exists'));
    const alias = refusal('UsernameExistsException', 'An account with the email already exists.');
    await expect(create(pool, { ...quiet, Username: 'maya' })).rejects.toEqual(alias);
    await create(pool, { ...quiet, Username: 'maya', ForceAliasCreation: true });
    const byAddress = { UserPoolId: pool.poolId, Username: 'ella@example.test' };
    expect((await pool.send(new AdminGetUserCommand(byAddress))).Username).toBe('maya');
  });

  it('holds the policy and the schema of the pool', async () => {
    const pool = await startPool();
    const weak = create(pool, { ...quiet, TemporaryPassword: 'weak' });
    await expect(weak).rejects.toEqual(refusal('InvalidPasswordException'));
    const bare = create(pool, { ...quiet, UserAttributes: [] });
    await expect(bare).rejects.toEqual(refusal('InvalidParameterException', /email: The attribute is required/));
  });

  it('shows what the twin lacks: invitations by SMS, which are the default', async () => {
    const pool = await startPool();
    await expect(create(pool)).rejects.toEqual(refusal('UnknownOperationException', /invitations by SMS/));
    expect(pool.problems).toHaveLength(1);
  });
});
