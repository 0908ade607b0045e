import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  type AuthFlowType,
  ConfirmSignUpCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { minutes, password, refusal, startPool } from '../support/pool.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;
const wrong = refusal('NotAuthorizedException', 'Incorrect username or password.');
const locked = refusal('NotAuthorizedException', 'Password attempts exceeded');

const start = (pool: Pool, flow: AuthFlowType, parameters: Record<string, string>) =>
  pool.send(new InitiateAuthCommand({ ...pool.web, AuthFlow: flow, AuthParameters: parameters }));
const adminStart = (pool: Pool, flow: AuthFlowType, parameters: Record<string, string>, more: object = {}) =>
  pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: pool.poolId,
      ClientId: pool.server.id,
      AuthFlow: flow,
      AuthParameters: parameters,
      ...more,
    }),
  );
const refresh = (pool: Pool, token = '', secretHash = pool.server.hash('ella')) =>
  adminStart(pool, 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token, SECRET_HASH: secretHash });
const claims = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('signing in with a password', () => {
  it('gives tokens by user name and by verified address', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    for (const name of ['ella', 'ELLA', 'ella@example.test']) {
      expect(await pool.logIn(name)).toMatchObject({
        ChallengeParameters: {},
        AuthenticationResult: {
          AccessToken: expect.any(String),
          IdToken: expect.any(String),
          RefreshToken: expect.any(String),
          ExpiresIn: 3600,
          TokenType: 'Bearer',
        },
      });
    }
    const own = await start(pool, 'USER_PASSWORD_AUTH', { USERNAME: 'ella', PASSWORD: password });
    expect(own.AuthenticationResult?.TokenType).toBe('Bearer');
  });

  it('refuses a wrong password and an unknown user in the same words', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    await expect(pool.logIn('ella', 'wrong-2026')).rejects.toEqual(wrong);
    await expect(pool.logIn('nobody')).rejects.toEqual(wrong);
    const showing = await startPool({ server: { PreventUserExistenceErrors: 'LEGACY' } });
    await expect(showing.logIn('nobody')).rejects.toEqual(refusal('UserNotFoundException', 'User does not exist.'));
  });

  it('does not take an address that nobody confirmed', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    await expect(pool.logIn('ella@example.test')).rejects.toEqual(wrong);
  });

  it('tells only who knows the password that a user is not confirmed or disabled', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    const notConfirmed = refusal('UserNotConfirmedException', 'User is not confirmed.');
    await expect(pool.logIn('ella')).rejects.toEqual(notConfirmed);
    await expect(pool.logIn('ella', 'wrong-2026')).rejects.toEqual(wrong);
    await pool.send(new ConfirmSignUpCommand({ ...pool.web, Username: 'ella', ConfirmationCode: pool.lastCode() }));
    await pool.send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: 'ella' }));
    await expect(pool.logIn('ella')).rejects.toEqual(refusal('NotAuthorizedException', 'User is disabled.'));
    await expect(pool.logIn('ella', 'wrong-2026')).rejects.toEqual(wrong);
  });

  it('is locked for a second after five wrong passwords, then for twice as long each time', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    for (const name of ['ella', 'nobody']) {
      for (let tries = 0; tries < 5; tries++) await expect(pool.logIn(name, 'wrong-2026')).rejects.toEqual(wrong);
      await expect(pool.logIn(name)).rejects.toEqual(locked);
      pool.advance(1000);
      await expect(pool.logIn(name, 'wrong-2026')).rejects.toEqual(wrong);
      pool.advance(1000);
      await expect(pool.logIn(name)).rejects.toEqual(locked);
    }
    pool.advance(2000);
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
    await expect(pool.logIn('ella', 'wrong-2026')).rejects.toEqual(wrong);
  });

  it('demands the right secret hash', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const user = { USERNAME: 'ella', PASSWORD: password };
    await expect(adminStart(pool, 'ADMIN_USER_PASSWORD_AUTH', user)).rejects.toEqual(
      refusal('NotAuthorizedException', /SECRET_HASH was not received/),
    );
    const other = { ...user, SECRET_HASH: pool.server.hash('maya') };
    await expect(adminStart(pool, 'ADMIN_USER_PASSWORD_AUTH', other)).rejects.toEqual(
      refusal('NotAuthorizedException', `Unable to verify secret hash for client ${pool.server.id}`),
    );
  });

  it('refuses a temporary password after its days', async () => {
    const pool = await startPool();
    const invited = { UserPoolId: pool.poolId, Username: 'ella', TemporaryPassword: password };
    const UserAttributes = [{ Name: 'email', Value: 'ella@example.test' }];
    await pool.send(new AdminCreateUserCommand({ ...invited, UserAttributes, MessageAction: 'SUPPRESS' }));
    pool.advance(minutes(7 * 24 * 60));
    const message = 'Temporary password has expired and must be reset by an administrator.';
    await expect(pool.logIn('ella')).rejects.toEqual(refusal('NotAuthorizedException', message));
  });
});

describe('authentication flows', () => {
  it('work only as the client allows', async () => {
    const pool = await startPool({ web: { ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'] } });
    const refused = (flow: string) => refusal('InvalidParameterException', `${flow} flow not enabled for this client`);
    for (const flow of ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'USER_AUTH', 'CUSTOM_AUTH'] as const) {
      await expect(start(pool, flow, { USERNAME: 'ella', PASSWORD: password })).rejects.toEqual(refused(flow));
    }
    const web = { ClientId: pool.web.ClientId };
    const user = { USERNAME: 'ella', PASSWORD: password };
    await expect(adminStart(pool, 'ADMIN_USER_PASSWORD_AUTH', user, web)).rejects.toEqual(
      refused('ADMIN_USER_PASSWORD_AUTH'),
    );
  });

  it('of administrators are closed to everybody else', async () => {
    const pool = await startPool();
    await expect(start(pool, 'ADMIN_USER_PASSWORD_AUTH', {})).rejects.toEqual(
      refusal('InvalidParameterException', 'Initiate Auth method not supported.'),
    );
  });

  it('that the twin does not know are a problem that is shown', async () => {
    const pool = await startPool({ web: { ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH'] } });
    await expect(start(pool, 'USER_SRP_AUTH', {})).rejects.toEqual(refusal('UnknownOperationException'));
    expect(pool.problems).toEqual([expect.stringContaining('the authentication flow USER_SRP_AUTH')]);
  });

  it('need their parameters, a pool, and a client of that pool', async () => {
    const pool = await startPool();
    await expect(start(pool, 'USER_PASSWORD_AUTH', { USERNAME: 'ella' })).rejects.toEqual(
      refusal('InvalidParameterException', 'Missing required parameter PASSWORD'),
    );
    const unknownPool = { UserPoolId: 'eu-central-1_000000000' };
    await expect(adminStart(pool, 'ADMIN_USER_PASSWORD_AUTH', {}, unknownPool)).rejects.toEqual(
      refusal('ResourceNotFoundException', 'User pool eu-central-1_000000000 does not exist.'),
    );
    await expect(adminStart(pool, 'ADMIN_USER_PASSWORD_AUTH', {}, { ClientId: 'nobody' })).rejects.toEqual(
      refusal('ResourceNotFoundException', 'User pool client nobody does not exist.'),
    );
  });
});

describe('a refresh token', () => {
  it('gives new tokens of the same sign-in, and none of its kind', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const first = (await pool.logIn('ella')).AuthenticationResult;
    pool.advance(minutes(10));
    const next = (await refresh(pool, first?.RefreshToken)).AuthenticationResult;
    expect(next).not.toHaveProperty('RefreshToken');
    const [before, after] = [claims(first?.AccessToken), claims(next?.AccessToken)];
    expect(after).toMatchObject({ origin_jti: before.origin_jti, auth_time: before.auth_time, sub: before.sub });
    expect(after.jti).not.toBe(before.jti);
    expect(Number(after.iat)).toBeGreaterThan(Number(before.iat));
  });

  it('works with GetTokensFromRefreshToken and the secret itself', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const RefreshToken = (await pool.logIn('ella')).AuthenticationResult?.RefreshToken;
    const get = (more: object) =>
      pool.send(new GetTokensFromRefreshTokenCommand({ RefreshToken, ClientId: pool.server.id, ...more }));
    const { AuthenticationResult } = await get({ ClientSecret: pool.server.secret });
    expect(claims(AuthenticationResult?.IdToken)).toMatchObject({ token_use: 'id', 'cognito:username': 'ella' });
    await expect(get({})).rejects.toEqual(refusal('NotAuthorizedException', /client secret/));
    await expect(get({ ClientSecret: 'wrong' })).rejects.toEqual(refusal('NotAuthorizedException', /client secret/));
  });

  it('is refused when it is another client’s, forged, malformed or expired', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const token = (await pool.logIn('ella')).AuthenticationResult?.RefreshToken ?? '';
    const invalid = refusal('NotAuthorizedException', 'Invalid Refresh Token');
    await expect(start(pool, 'REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token })).rejects.toEqual(invalid);
    const forged = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    await expect(refresh(pool, forged)).rejects.toEqual(invalid);
    await expect(refresh(pool, 'nonsense')).rejects.toEqual(invalid);
    pool.advance(minutes(1440));
    const expired = refusal('NotAuthorizedException', 'Refresh Token has expired');
    await expect(refresh(pool, token)).rejects.toEqual(expired);
  });

  it('demands the secret hash over the user name', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const token = (await pool.logIn('ella')).AuthenticationResult?.RefreshToken;
    await expect(refresh(pool, token, pool.server.hash('maya'))).rejects.toEqual(
      refusal('NotAuthorizedException', /^Unable to verify secret hash/),
    );
  });
});
