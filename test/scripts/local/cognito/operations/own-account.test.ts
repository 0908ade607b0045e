import {
  AdminDisableUserCommand,
  AdminGetUserCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { minutes, password, refusal, startPool } from '../support/pool.ts';

const loggedIn = async (declared: Parameters<typeof startPool>[0] = {}) => {
  const pool = await startPool(declared);
  await pool.confirmedUser('ella');
  const { AuthenticationResult: tokens } = await pool.logIn('ella');
  const whoIs = (AccessToken = tokens?.AccessToken) => pool.send(new GetUserCommand({ AccessToken }));
  const refresh = (token = tokens?.RefreshToken) => pool.refresh('ella', token);
  return { pool, tokens, whoIs, refresh };
};
const revoked = refusal('NotAuthorizedException', 'Access Token has been revoked');
const refreshRevoked = refusal('NotAuthorizedException', 'Refresh Token has been revoked');

describe('an access token', () => {
  it('tells Cognito whose it is', async () => {
    const { whoIs } = await loggedIn({ server: { ReadAttributes: ['email'] } });
    expect(await whoIs()).toMatchObject({
      Username: 'ella',
      UserAttributes: [
        { Name: 'sub', Value: expect.any(String) },
        { Name: 'email', Value: 'ella@example.test' },
      ],
    });
  });

  it('is refused when it is forged, of another kind, malformed or expired', async () => {
    const { pool, tokens, whoIs } = await loggedIn();
    const invalid = refusal('NotAuthorizedException', 'Invalid Access Token');
    const [header, body = '', signature] = tokens?.AccessToken?.split('.') ?? [];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forgedBody = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString('base64url');
    await expect(whoIs([header, forgedBody, signature].join('.'))).rejects.toEqual(invalid);
    await expect(whoIs(tokens?.IdToken)).rejects.toEqual(invalid);
    await expect(whoIs('nonsense')).rejects.toEqual(invalid);
    pool.advance(minutes(60));
    await expect(whoIs()).rejects.toEqual(refusal('NotAuthorizedException', 'Access Token has expired'));
  });

  it('ends when an administrator disables the user', async () => {
    const { pool, whoIs, refresh } = await loggedIn();
    await pool.send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: 'ella' }));
    await expect(whoIs()).rejects.toEqual(revoked);
    await expect(refresh()).rejects.toEqual(refreshRevoked);
  });
});

describe('RevokeToken', () => {
  const revoke = (pool: Awaited<ReturnType<typeof startPool>>, Token = '', ClientSecret = pool.server.secret) =>
    pool.send(new RevokeTokenCommand({ Token, ClientId: pool.server.id, ClientSecret }));

  it('ends one sign-in with all its tokens, and no other', async () => {
    const { pool, tokens, whoIs, refresh } = await loggedIn();
    const other = (await pool.logIn('ella')).AuthenticationResult;
    const refreshed = (await refresh()).AuthenticationResult;
    await revoke(pool, tokens?.RefreshToken);
    await expect(whoIs()).rejects.toEqual(revoked);
    await expect(whoIs(refreshed?.AccessToken)).rejects.toEqual(revoked);
    await expect(refresh()).rejects.toEqual(refreshRevoked);
    expect(await whoIs(other?.AccessToken)).toMatchObject({ Username: 'ella' });
  });

  it('demands the secret of the client, and takes an unknown token as ended', async () => {
    const { pool, tokens, whoIs } = await loggedIn();
    const unproven = revoke(pool, tokens?.RefreshToken, 'wrong');
    await expect(unproven).rejects.toEqual(refusal('NotAuthorizedException', /client secret/));
    await revoke(pool, 'nonsense');
    expect(await whoIs()).toMatchObject({ Username: 'ella' });
  });

  it('leaves the tokens of another client alone', async () => {
    const { pool, tokens, whoIs } = await loggedIn();
    await pool.send(new RevokeTokenCommand({ Token: tokens?.RefreshToken, ...pool.web }));
    expect(await whoIs()).toMatchObject({ Username: 'ella' });
  });
});

describe('GlobalSignOut', () => {
  it('ends every sign-in of the user', async () => {
    const { pool, tokens, whoIs, refresh } = await loggedIn();
    const other = (await pool.logIn('ella')).AuthenticationResult;
    await pool.send(new GlobalSignOutCommand({ AccessToken: tokens?.AccessToken }));
    await expect(whoIs()).rejects.toEqual(revoked);
    await expect(whoIs(other?.AccessToken)).rejects.toEqual(revoked);
    await expect(refresh()).rejects.toEqual(refreshRevoked);
  });
});

describe('ChangePassword', () => {
  const change = (pool: Awaited<ReturnType<typeof startPool>>, AccessToken = '', from = password, to = 'other-2026') =>
    pool.send(new ChangePasswordCommand({ AccessToken, PreviousPassword: from, ProposedPassword: to }));

  it('demands the present password and the policy, and ends no sign-in', async () => {
    const { pool, tokens, whoIs, refresh } = await loggedIn();
    const wrong = change(pool, tokens?.AccessToken, 'wrong-2026');
    await expect(wrong).rejects.toEqual(refusal('NotAuthorizedException', 'Incorrect username or password.'));
    const weak = change(pool, tokens?.AccessToken, password, 'weak');
    await expect(weak).rejects.toEqual(refusal('InvalidPasswordException'));
    await change(pool, tokens?.AccessToken);
    expect(await pool.logIn('ella', 'other-2026')).toHaveProperty('AuthenticationResult');
    expect(await whoIs()).toMatchObject({ Username: 'ella' });
    expect(await refresh()).toHaveProperty('AuthenticationResult');
  });

  it('counts wrong passwords like a login', async () => {
    const { pool, tokens } = await loggedIn();
    for (let tries = 0; tries < 5; tries++) {
      await expect(change(pool, tokens?.AccessToken, 'wrong-2026')).rejects.toEqual(refusal('NotAuthorizedException'));
    }
    const locked = refusal('NotAuthorizedException', 'Password attempts exceeded');
    await expect(change(pool, tokens?.AccessToken)).rejects.toEqual(locked);
  });
});

describe('DeleteUser', () => {
  it('removes the user and frees the name', async () => {
    const { pool, tokens, whoIs } = await loggedIn();
    await pool.send(new DeleteUserCommand({ AccessToken: tokens?.AccessToken }));
    await expect(whoIs()).rejects.toEqual(revoked);
    const gone = pool.send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: 'ella' }));
    await expect(gone).rejects.toEqual(refusal('UserNotFoundException', 'User does not exist.'));
    await pool.confirmedUser('ella');
  });
});
