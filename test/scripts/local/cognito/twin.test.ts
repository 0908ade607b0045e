import { createHmac } from 'node:crypto';
import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  DescribeUserPoolClientCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import type { Prepared } from '#scripts/local/twin.ts';
import { api, att, distribution, ref, worker } from '../support/resources.ts';
import { startTestTwin } from '../support/twin.ts';
import { password } from './support/pool.ts';
import { poolArn, userPool } from './support/resources.ts';

const cognitoOrigin = 'https://cognito-idp.eu-central-1.amazonaws.com';
const join = (...parts: unknown[]) => ({ 'Fn::Join': ['', parts] });

/** Serves as trigger and as API: it calls Cognito when asked to, and otherwise shows its environment. */
const code = `
const headers = (operation) => ({
  authorization: 'AWS4-HMAC-SHA256 Credential=' + process.env.AWS_ACCESS_KEY_ID + '/20261121/eu-central-1/cognito-idp/aws4_request, SignedHeaders=host, Signature=none',
  'x-amz-target': 'AWSCognitoIdentityProviderService.' + operation,
});
export const handler = async (event) => {
  if (event.triggerSource === 'CustomMessage_SignUp') event.response = { emailSubject: 'שלום', emailMessage: '<b>{####}</b>' };
  if (event.triggerSource) return event;
  const { operation, username } = event.queryStringParameters ?? {};
  if (!operation) return { statusCode: 200, body: JSON.stringify(process.env) };
  const body = JSON.stringify({ UserPoolId: process.env.POOL_ID, Username: username });
  const reply = await fetch(process.env.AWS_ENDPOINT_URL, { method: 'POST', headers: headers(operation), body });
  return { statusCode: reply.status, body: await reply.text() };
};
`;

const resources = {
  Transactional: { Type: 'AWS::SES::ConfigurationSet', Properties: { Name: 'transactional' } },
  ...userPool({ pool: { LambdaConfig: { CustomMessage: att('Worker', 'Arn') } } }),
  ...worker([{ Effect: 'Allow', Action: 'cognito-idp:AdminGetUser', Resource: poolArn }], {
    Environment: {
      Variables: {
        POOL_ID: ref('Pool'),
        ISSUER: join(cognitoOrigin, '/', ref('Pool')),
        IDENTITY_ENDPOINT: cognitoOrigin,
        SITE_URL: join('https://', att('Distribution', 'DomainName')),
      },
    },
  }),
  Authorizer: {
    Type: 'AWS::ApiGatewayV2::Authorizer',
    Properties: {
      ApiId: ref('Api'),
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: { Audience: [ref('Server')], Issuer: join(cognitoOrigin, '/', ref('Pool')) },
      Name: 'jwt',
    },
  },
  ...api({
    'GET /api/mine': { AuthorizationType: 'JWT', AuthorizerId: ref('Authorizer') },
    'GET /api/{proxy+}': {},
    'GET /{page+}': {},
  }),
  Headers: {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: 'headers',
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: `connect-src 'self' ${cognitoOrigin}`, Override: true },
        },
      },
    },
  },
  ...distribution({}, { ResponseHeadersPolicyId: ref('Headers') }),
};

const start = async (prepare?: (prepared: Prepared) => Promise<void>) => {
  const twin = await startTestTwin({
    resources,
    assets: { code: { 'index.mjs': code } },
    options: prepare === undefined ? {} : { prepare },
  });
  return { twin, ...clientOf(twin) };
};

const clientOf = ({ awsEndpoint, operator, userPools }: Prepared) => {
  const config = { endpoint: awsEndpoint, region: 'eu-central-1', credentials: operator, maxAttempts: 1 };
  return { cognito: new CognitoIdentityProviderClient(config), UserPoolId: userPools.Pool ?? '' };
};
const getJson = async (url: string) => (await fetch(url)).json();

describe('a twin with a user pool', () => {
  it('runs the triggers of the template and lets in who logged in', async () => {
    const { twin, cognito, UserPoolId } = await start();
    const web = { ClientId: twin.stack.get('Web').id, Username: 'ella' };
    const UserAttributes = [{ Name: 'email', Value: 'ella@example.test' }];
    await cognito.send(new SignUpCommand({ ...web, Password: password, UserAttributes }));
    const [mail] = await getJson(`${twin.url}/__local/api/mail?to=ella@example.test`);
    expect(mail).toMatchObject({ subject: 'שלום', html: expect.stringMatching(/^<b>\d{6}<\/b>\s*$/) });
    const [ConfirmationCode] = /\d{6}/.exec(mail.html) ?? [];
    await cognito.send(new ConfirmSignUpCommand({ ...web, ConfirmationCode }));

    const client = { UserPoolId, ClientId: twin.stack.get('Server').id };
    const { UserPoolClient } = await cognito.send(new DescribeUserPoolClientCommand(client));
    const SECRET_HASH = createHmac('sha256', UserPoolClient?.ClientSecret ?? '')
      .update(`ella${client.ClientId}`)
      .digest('base64');
    const AuthParameters = { USERNAME: 'ella', PASSWORD: password, SECRET_HASH };
    const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH';
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({ ...client, AuthFlow, AuthParameters }),
    );
    const mine = (token?: string) =>
      fetch(`${twin.url}/api/mine`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status);
    expect(await mine(AuthenticationResult?.AccessToken)).toBe(200);
    expect(await mine('forged')).toBe(401);
    expect(twin.problems).toEqual([]);
  });

  it('holds a function to its role, by the action on the pool', async () => {
    const { twin, UserPoolId } = await start();
    const call = (operation: string) => fetch(`${twin.url}/api/call?operation=${operation}&username=nobody`);
    expect(await (await call('AdminGetUser')).json()).toMatchObject({ __type: 'UserNotFoundException' });
    expect(await (await call('AdminDeleteUser')).json()).toMatchObject({ __type: 'AccessDeniedException' });
    expect(twin.denied()).toMatchObject([
      {
        action: 'cognito-idp:AdminDeleteUser',
        resource: `arn:aws:cognito-idp:eu-central-1:000000000000:userpool/${UserPoolId}`,
      },
    ]);
  });

  it('gives functions the keys of the pool and addresses on this machine, and leaves the issuer alone', async () => {
    const { twin, UserPoolId } = await start();
    const environment = await getJson(`${twin.url}/api/environment`);
    expect(environment).toMatchObject({
      SITE_URL: twin.url,
      IDENTITY_ENDPOINT: twin.awsEndpoint,
      ISSUER: `${cognitoOrigin}/${UserPoolId}`,
    });
    const keys = JSON.parse(environment.IDENTITY_JWKS);
    expect(keys[UserPoolId].keys).toMatchObject([{ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String) }]);
  });

  it('lets pages of the site call Cognito, and no others', async () => {
    const { twin } = await start();
    const page = await fetch(`${twin.url}/index.html`);
    expect(page.headers.get('content-security-policy')).toBe(`connect-src 'self' ${twin.awsEndpoint}`);
    const preflight = (origin: string) =>
      fetch(twin.awsEndpoint, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-headers': 'content-type,x-amz-target' },
      });
    const { port } = new URL(twin.url);
    for (const origin of [twin.url, `http://127.0.0.1:${port}`]) {
      const { status, headers } = await preflight(origin);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([204, origin]);
      expect(headers.get('access-control-allow-headers')).toBe('content-type,x-amz-target');
    }
    for (const origin of ['http://localhost:1', `https://localhost:${port}`, `http://elsewhere.test:${port}`, 'null']) {
      const { status, headers } = await preflight(origin);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    const headers = { origin: twin.url, 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' };
    const reply = await fetch(twin.awsEndpoint, { method: 'POST', headers, body: '{"AccessToken":"x"}' });
    expect(reply.headers.get('access-control-allow-origin')).toBe(twin.url);
    expect(await reply.json()).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  it('has its pools and triggers ready when a seed runs', async () => {
    const found: unknown[] = [];
    await start(async (prepared) => {
      const { cognito, UserPoolId } = clientOf(prepared);
      const call = cognito.send(new AdminGetUserCommand({ UserPoolId, Username: 'nobody' }));
      found.push(await call.catch((error: Error) => error.name));
    });
    expect(found).toEqual(['UserNotFoundException']);
  });
});
