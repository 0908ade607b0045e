import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminRespondToAuthChallengeCommand,
  AssociateSoftwareTokenCommand,
  type ChallengeNameType,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { minutes, otherThan, password, refusal, startPool } from '../support/pool.ts';
import { enrolled, totpAt } from '../support/totp.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;
const noSession = refusal('NotAuthorizedException', 'Invalid session for the user.');
const wrongCode = refusal('CodeMismatchException', 'Invalid code received for user');

const answer = (pool: Pool, name: ChallengeNameType, session = '', responses: object = {}, username = 'ella') =>
  pool.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId: pool.poolId,
      ClientId: pool.server.id,
      ChallengeName: name,
      Session: session,
      ChallengeResponses: { USERNAME: username, SECRET_HASH: pool.server.hash(username), ...responses },
    }),
  );
const answerTotp = (pool: Pool, session: string | undefined, code: string, username = 'ella') =>
  answer(pool, 'SOFTWARE_TOKEN_MFA', session, { SOFTWARE_TOKEN_MFA_CODE: code }, username);

const enrolledPool = async () => {
  const pool = await startPool();
  await pool.confirmedUser('ella');
  const secret = await enrolled(pool, 'ella');
  pool.advance(minutes(5));
  return { pool, secret, code: () => totpAt(secret, pool.now()) };
};

describe('SOFTWARE_TOKEN_MFA', () => {
  it('stands between the password and the tokens', async () => {
    const { pool, code } = await enrolledPool();
    const reply = await pool.logIn('ella');
    expect(reply).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: 'ella' },
    });
    expect(reply).not.toHaveProperty('AuthenticationResult');
    expect(await answerTotp(pool, reply.Session, code())).toHaveProperty('AuthenticationResult.RefreshToken');
  });

  it.each([-30_000, 30_000])('accepts a clock that is off by %i ms, and no more', async (skew) => {
    const { pool, secret } = await enrolledPool();
    const { Session } = await pool.logIn('ella');
    await expect(answerTotp(pool, Session, totpAt(secret, pool.now() + 3 * skew))).rejects.toEqual(wrongCode);
    const reply = await answerTotp(pool, Session, totpAt(secret, pool.now() + skew));
    expect(reply).toHaveProperty('AuthenticationResult');
  });

  it('refuses a code that was used before', async () => {
    const { pool, code } = await enrolledPool();
    const used = code();
    await answerTotp(pool, (await pool.logIn('ella')).Session, used);
    const { Session } = await pool.logIn('ella');
    const message = 'Your software token has already been used once.';
    await expect(answerTotp(pool, Session, used)).rejects.toEqual(refusal('ExpiredCodeException', message));
  });

  it('lets one of two answers through that come at the same time', async () => {
    const { pool, code } = await enrolledPool();
    const { Session } = await pool.logIn('ella');
    const results = await Promise.allSettled([answerTotp(pool, Session, code()), answerTotp(pool, Session, code())]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('ends its session with the answer, after five wrong ones, and with its time', async () => {
    const { pool, code } = await enrolledPool();
    const { Session: used } = await pool.logIn('ella');
    await answerTotp(pool, used, code());
    await expect(answerTotp(pool, used, code())).rejects.toEqual(noSession);

    const { Session: tried } = await pool.logIn('ella');
    for (let tries = 0; tries < 5; tries++) {
      await expect(answerTotp(pool, tried, otherThan(code()))).rejects.toEqual(wrongCode);
    }
    await expect(answerTotp(pool, tried, code())).rejects.toEqual(noSession);

    const { Session: old } = await pool.logIn('ella');
    pool.advance(minutes(5));
    const message = 'Invalid session for the user, session is expired.';
    await expect(answerTotp(pool, old, code())).rejects.toEqual(refusal('NotAuthorizedException', message));
  });

  it('is bound to user, client and kind of challenge', async () => {
    const { pool, code } = await enrolledPool();
    await pool.confirmedUser('maya');
    const { Session } = await pool.logIn('ella');
    await expect(answerTotp(pool, Session, code(), 'maya')).rejects.toEqual(noSession);
    const own = { USERNAME: 'ella', SOFTWARE_TOKEN_MFA_CODE: code() };
    const byWeb = { ...pool.web, ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeResponses: own } as const;
    const asWeb = new AdminRespondToAuthChallengeCommand({ UserPoolId: pool.poolId, ...byWeb });
    await expect(pool.send(asWeb)).rejects.toEqual(noSession);
    const stolen = answer(pool, 'NEW_PASSWORD_REQUIRED', Session, { NEW_PASSWORD: 'stolen-2026' });
    await expect(stolen).rejects.toEqual(noSession);
    await expect(answerTotp(pool, 'x'.repeat(64), code())).rejects.toEqual(noSession);
    expect(await answerTotp(pool, Session, code())).toHaveProperty('AuthenticationResult');
  });

  it('demands the secret hash, and an enabled user', async () => {
    const { pool, code } = await enrolledPool();
    const { Session } = await pool.logIn('ella');
    const responses = { SOFTWARE_TOKEN_MFA_CODE: code(), SECRET_HASH: 'wrong' };
    const unproven = answer(pool, 'SOFTWARE_TOKEN_MFA', Session, responses);
    await expect(unproven).rejects.toEqual(refusal('NotAuthorizedException', /^Unable to verify secret hash/));
    await pool.send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: 'ella' }));
    const disabled = refusal('NotAuthorizedException', 'User is disabled.');
    await expect(answerTotp(pool, Session, code())).rejects.toEqual(disabled);
  });

  it('stays away from a pool without second factors', async () => {
    const pool = await startPool({ pool: { MfaConfiguration: 'OFF', EnabledMfas: [] } });
    await pool.confirmedUser('ella');
    await enrolled(pool, 'ella');
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
  });
});

describe('NEW_PASSWORD_REQUIRED', () => {
  const invitedPool = async () => {
    const pool = await startPool();
    const invited = { UserPoolId: pool.poolId, Username: 'ella', TemporaryPassword: password };
    const UserAttributes = [{ Name: 'email', Value: 'ella@example.test' }];
    await pool.send(new AdminCreateUserCommand({ ...invited, UserAttributes, MessageAction: 'SUPPRESS' }));
    return pool;
  };

  it('replaces the temporary password', async () => {
    const pool = await invitedPool();
    const { ChallengeName, Session } = await pool.logIn('ella');
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    const chosen = { NEW_PASSWORD: 'chosen-2026' };
    const weak = answer(pool, 'NEW_PASSWORD_REQUIRED', Session, { NEW_PASSWORD: 'weak' });
    await expect(weak).rejects.toEqual(refusal('InvalidPasswordException'));
    const reply = await answer(pool, 'NEW_PASSWORD_REQUIRED', Session, chosen);
    expect(reply).toHaveProperty('AuthenticationResult');
    expect(await pool.logIn('ella', 'chosen-2026')).toHaveProperty('AuthenticationResult');
    await expect(answer(pool, 'NEW_PASSWORD_REQUIRED', Session, chosen)).rejects.toEqual(noSession);
  });

  it('lets the user set attributes that the client may write', async () => {
    const pool = await invitedPool();
    const { Session } = await pool.logIn('ella');
    const set = (name: string, value: string) =>
      answer(pool, 'NEW_PASSWORD_REQUIRED', Session, {
        NEW_PASSWORD: 'chosen-2026',
        [`userAttributes.${name}`]: value,
      });
    await expect(set('email_verified', 'true')).rejects.toEqual(refusal('NotAuthorizedException'));
    expect(await set('given_name', 'Ella')).toHaveProperty('AuthenticationResult');
  });
});

describe('MFA_SETUP', () => {
  it('makes whoever has no second factor set one up where the pool demands it', async () => {
    const pool = await startPool({ pool: { MfaConfiguration: 'ON' } });
    await pool.confirmedUser('ella');
    const { ChallengeName, Session } = await pool.logIn('ella');
    expect(ChallengeName).toBe('MFA_SETUP');
    await expect(answer(pool, 'MFA_SETUP', Session)).rejects.toEqual(noSession);
    const begun = await pool.send(new AssociateSoftwareTokenCommand({ Session }));
    const verify = (UserCode: string) =>
      pool.send(new VerifySoftwareTokenCommand({ Session: begun.Session, UserCode }));
    const code = totpAt(begun.SecretCode ?? '', pool.now());
    await expect(verify(otherThan(code))).rejects.toEqual(refusal('EnableSoftwareTokenMFAException', 'Code mismatch'));
    await expect(answer(pool, 'MFA_SETUP', Session)).rejects.toEqual(noSession);
    expect(await verify(code)).toMatchObject({ Status: 'SUCCESS' });
    expect(await answer(pool, 'MFA_SETUP', Session)).toHaveProperty('AuthenticationResult');
    expect((await pool.logIn('ella')).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });
});
