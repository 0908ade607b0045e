import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { api, ref } from '../support/resources.ts';
import { startTestTwin } from '../support/twin.ts';

const issuer = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_abcdefghi';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256' };
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = Math.floor(Date.now() / 1000);

const valid = {
  iss: issuer,
  client_id: 'web',
  sub: 'user-1',
  exp: seconds + 60,
  iat: seconds - 1,
  'cognito:groups': ['admin', 'editor'],
};
const token = (claims: object = {}, header: object = {}, key: KeyObject = privateKey): string => {
  const signed = `${encode({ alg: 'RS256', kid: 'key-1', ...header })}.${encode({ ...valid, ...claims })}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
};
const parts = token().split('.');
const withClaims = (claims: object): string => [parts[0], encode({ ...valid, ...claims }), parts[2]].join('.');
const hmacSigned = (): string => {
  const signed = `${encode({ alg: 'HS256', kid: 'key-1' })}.${encode(valid)}`;
  const secret = publicKey.export({ format: 'pem', type: 'spki' });
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

const start = () =>
  startTestTwin({
    resources: {
      Authorizer: {
        Type: 'AWS::ApiGatewayV2::Authorizer',
        Properties: {
          ApiId: ref('Api'),
          AuthorizerType: 'JWT',
          IdentitySource: ['$request.header.Authorization'],
          JwtConfiguration: { Audience: ['web'], Issuer: issuer },
          Name: 'jwt',
        },
      },
      ...api({
        'GET /api/mine': { AuthorizationType: 'JWT', AuthorizerId: ref('Authorizer') },
        'GET /api/scoped': {
          AuthorizationType: 'JWT',
          AuthorizerId: ref('Authorizer'),
          AuthorizationScopes: ['shoes/write'],
        },
      }),
    },
    options: { jwksOf: (asked) => (asked === issuer ? { keys: [jwk] } : undefined) },
  });

describe('the JWT authorizer', () => {
  it('lets a valid token in and hands its claims on as text', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/api/mine`, { headers: { authorization: `Bearer ${token()}` } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      requestContext: {
        authorizer: { jwt: { claims: { sub: 'user-1', exp: String(valid.exp), 'cognito:groups': '[admin editor]' } } },
      },
    });
  });

  it('accepts the audience in either claim', async () => {
    const { url } = await start();
    const authorization = `Bearer ${token({ client_id: undefined, aud: ['other', 'web'] })}`;
    expect((await fetch(`${url}/api/mine`, { headers: { authorization } })).status).toBe(200);
  });

  it('refuses everything else without saying why', async () => {
    const { url } = await start();
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const refused = {
      missing: undefined,
      malformed: 'Bearer abc',
      expired: `Bearer ${token({ exp: seconds - 1 })}`,
      'not valid yet': `Bearer ${token({ nbf: seconds + 60 })}`,
      'wrong audience': `Bearer ${token({ client_id: 'other' })}`,
      'wrong issuer': `Bearer ${token({ iss: `${issuer}x` })}`,
      'unknown key': `Bearer ${token({}, { kid: 'key-2' })}`,
      "a stranger's signature": `Bearer ${token({}, {}, stranger)}`,
      'changed claims': `Bearer ${withClaims({ sub: 'admin' })}`,
      'algorithm none': `Bearer ${encode({ alg: 'none', kid: 'key-1' })}.${encode(valid)}.`,
      'public key as a secret': `Bearer ${hmacSigned()}`,
    };
    for (const [reason, authorization] of Object.entries(refused)) {
      const response = await fetch(`${url}/api/mine`, {
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([reason, response.status, await response.text()]).toEqual([reason, 401, '{"message":"Unauthorized"}']);
    }
  });

  it('forbids a valid token without the scope', async () => {
    const { url } = await start();
    const call = (scope: string) =>
      fetch(`${url}/api/scoped`, { headers: { authorization: `Bearer ${token({ scope })}` } });
    expect((await call('shoes/read')).status).toBe(403);
    expect((await call('shoes/read shoes/write')).status).toBe(200);
  });
});
