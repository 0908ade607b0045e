import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { minutes, otherThan, refusal, startPool } from '../support/pool.ts';
import { enrolled, totpAt } from '../support/totp.ts';

const loggedIn = async () => {
  const pool = await startPool();
  await pool.confirmedUser('ella');
  const AccessToken = (await pool.logIn('ella')).AuthenticationResult?.AccessToken;
  const associate = () => pool.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const verify = (UserCode: string) => pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const prefer = (Enabled: boolean) =>
    pool.send(
      new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: true } }),
    );
  return { pool, AccessToken, associate, verify, prefer };
};
const wrong = refusal('EnableSoftwareTokenMFAException', 'Code mismatch');

describe('setting up an authenticator app', () => {
  it('begins with a secret in base32 and ends with a code made from it', async () => {
    const { pool, AccessToken, associate, verify, prefer } = await loggedIn();
    const { SecretCode = '' } = await associate();
    expect(SecretCode).toMatch(/^[A-Z2-7]{32}$/);
    await expect(verify(otherThan(totpAt(SecretCode, pool.now())))).rejects.toEqual(wrong);
    expect(await verify(totpAt(SecretCode, pool.now()))).toMatchObject({ Status: 'SUCCESS' });
    expect(await pool.send(new GetUserCommand({ AccessToken }))).not.toHaveProperty('UserMFASettingList');
    await prefer(true);
    expect(await pool.send(new GetUserCommand({ AccessToken }))).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('has no effect before the code', async () => {
    const { pool, associate, verify, prefer } = await loggedIn();
    const message = 'User has not set up software token mfa';
    await expect(verify('123456')).rejects.toEqual(refusal('InvalidParameterException', message));
    await associate();
    await expect(prefer(true)).rejects.toEqual(
      refusal('InvalidParameterException', 'User has not verified software token mfa'),
    );
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
  });

  it('leaves the password alone, and no way to switch off, until the app that replaces a former one is verified', async () => {
    const { pool, AccessToken, associate, verify, prefer } = await loggedIn();
    const former = await enrolled(pool, 'ella');
    const { SecretCode: next = '' } = await associate();
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
    await expect(prefer(false)).rejects.toEqual(
      refusal('InvalidParameterException', 'User has not set up software token mfa'),
    );
    pool.advance(minutes(2));
    await expect(verify(totpAt(former, pool.now()))).rejects.toEqual(wrong);
    await verify(totpAt(next, pool.now()));
    expect(await pool.send(new GetUserCommand({ AccessToken }))).toHaveProperty('UserMFASettingList');
    expect(await pool.logIn('ella')).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('takes a token or a session, one of them, and genuine', async () => {
    const { pool, AccessToken } = await loggedIn();
    const one = refusal('InvalidParameterException', /Either an access token or a session/);
    await expect(pool.send(new AssociateSoftwareTokenCommand({}))).rejects.toEqual(one);
    const both = { AccessToken, Session: 'x'.repeat(64) };
    await expect(pool.send(new AssociateSoftwareTokenCommand(both))).rejects.toEqual(one);
    const { Session } = both;
    await expect(pool.send(new AssociateSoftwareTokenCommand({ Session }))).rejects.toEqual(
      refusal('NotAuthorizedException', 'Invalid session for the user.'),
    );
  });
});

describe('the preference of a second factor', () => {
  it('is turned off by the user or an administrator', async () => {
    const { pool, prefer } = await loggedIn();
    await enrolled(pool, 'ella');
    await prefer(false);
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
    await prefer(true);
    const ella = { UserPoolId: pool.poolId, Username: 'ella' };
    expect(await pool.send(new AdminGetUserCommand(ella))).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    });
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false };
    await pool.send(new AdminSetUserMFAPreferenceCommand({ ...ella, SoftwareTokenMfaSettings }));
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
  });
});
