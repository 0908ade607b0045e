import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { describe, expect, it } from 'vitest';
import { startPool } from './support/pool.ts';

const loggedIn = async () => {
  const pool = await startPool({ server: { ReadAttributes: ['email', 'email_verified', 'custom:level'] } });
  await pool.confirmedUser('ella');
  const { AuthenticationResult } = await pool.logIn('ella');
  /** As the product's functions verify: with the keys handed over, not fetched. */
  const verify = async (tokenUse: 'access' | 'id', token = '', clientId = pool.server.id) => {
    const verifier = CognitoJwtVerifier.create({ userPoolId: pool.poolId, tokenUse, clientId });
    verifier.cacheJwks(JSON.parse(JSON.stringify(pool.cognito.keys))[pool.poolId]);
    return verifier.verify(token);
  };
  return { pool, verify, access: AuthenticationResult?.AccessToken, id: AuthenticationResult?.IdToken };
};
const uuid = expect.stringMatching(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
const now = () => Math.floor(Date.now() / 1000);

describe('tokens', () => {
  it('are accepted by an unmodified CognitoJwtVerifier, with the claims of Cognito', async () => {
    const { pool, verify, access, id } = await loggedIn();
    const issuer = `https://cognito-idp.eu-central-1.amazonaws.com/${pool.poolId}`;
    const claims = await verify('access', access);
    expect(claims).toEqual({
      sub: uuid,
      iss: issuer,
      client_id: pool.server.id,
      origin_jti: uuid,
      event_id: uuid,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: expect.closeTo(now(), -2),
      exp: Number(claims.iat) + 3600,
      iat: expect.closeTo(now(), -2),
      jti: uuid,
      username: 'ella',
    });
    const { sub, origin_jti, event_id, auth_time } = claims;
    expect(await verify('id', id)).toMatchObject({
      ...{ sub, origin_jti, event_id, auth_time },
      iss: issuer,
      aud: pool.server.id,
      token_use: 'id',
      'cognito:username': 'ella',
      email: 'ella@example.test',
      email_verified: true,
    });
  });

  it('are refused for another client, another use or another content', async () => {
    const { pool, verify, access = '', id } = await loggedIn();
    await expect(verify('access', access, pool.web.ClientId)).rejects.toThrow(/Client ID not allowed/);
    await expect(verify('access', id)).rejects.toThrow(/Token use not allowed/);
    const [header, body = '', signature] = access.split('.');
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('ella', 'maya')).toString('base64url');
    await expect(verify('access', [header, forged, signature].join('.'))).rejects.toThrow(/Invalid signature/);
  });

  it('of the gateway’s issuer are verified with the same keys', async () => {
    const { pool } = await loggedIn();
    const issuer = `https://cognito-idp.eu-central-1.amazonaws.com/${pool.poolId}`;
    expect(pool.cognito.jwksOf(issuer)).toBe(pool.cognito.keys[pool.poolId]);
    expect(pool.cognito.jwksOf(`${issuer}x`)).toBeUndefined();
    expect(JSON.stringify(pool.cognito.keys)).not.toContain('"d"');
  });
});
