import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { cacheId, cachePolicy } from '../support/edge.ts';
import {
  api,
  distribution,
  managedAllViewerExceptHost,
  managedCachingOptimized,
  ref,
  worker,
} from '../support/resources.ts';
import { startTestTwin } from '../support/twin.ts';

const code = (text: string) => ({ code: { 'index.mjs': text } });
const post = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'];
const files = { TargetOriginId: 'bucket', CachePolicyId: managedCachingOptimized };

describe('behaviors', () => {
  it('are chosen by the first pattern that matches', async () => {
    const CacheBehaviors = [
      { ...files, PathPattern: '/api/static/*' },
      { ...files, PathPattern: 'api/*', TargetOriginId: 'api' },
    ];
    const { url } = await startTestTwin({
      resources: distribution({ CacheBehaviors }),
      assets: { site: { 'api/static/a.txt': 'file', 'index.html': '' } },
    });
    expect(await (await fetch(`${url}/api/static/a.txt`)).text()).toBe('file');
    expect(await (await fetch(`${url}/api/other`)).json()).toMatchObject({ rawPath: '/api/other' });
  });

  it('refuse methods that they do not list', async () => {
    const { url } = await startTestTwin();
    expect((await fetch(`${url}/index.html`, { method: 'POST' })).status).toBe(403);
  });

  it('fall back to the second origin for pages that the bucket lacks, but not for other errors', async () => {
    const { url } = await startTestTwin();
    expect(await (await fetch(`${url}/missing`)).json()).toMatchObject({ rawPath: '/missing' });
    expect((await fetch(`${url}/%zz`)).status).toBe(400);
  });

  it('serve the default root object and error pages of the distribution', async () => {
    const { url } = await startTestTwin({
      resources: distribution(
        {
          DefaultRootObject: 'index.html',
          CustomErrorResponses: [{ ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/lost.html' }],
        },
        files,
      ),
      assets: { site: { 'index.html': 'root', 'lost.html': 'lost' } },
    });
    expect(await (await fetch(url)).text()).toBe('root');
    const lost = await fetch(`${url}/nowhere`);
    expect([lost.status, await lost.text()]).toEqual([404, 'lost']);
  });

  it('answer HEAD like GET, without the body', async () => {
    const { url } = await startTestTwin();
    const head = await fetch(`${url}/index.html`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '17', '']);
  });

  it('answer 304 to a browser that has the file', async () => {
    const { url } = await startTestTwin();
    const etag = (await fetch(`${url}/index.html`)).headers.get('etag') ?? '';
    const again = await fetch(`${url}/index.html`, { headers: { 'if-none-match': `W/${etag}`, 'cache-control': '' } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  });

  it('forward to an origin only what the policies name', async () => {
    const behavior = { PathPattern: '/api/*', TargetOriginId: 'api', CachePolicyId: cacheId };
    const policy = cachePolicy({
      query: { QueryStringBehavior: 'whitelist', QueryStrings: ['lang'] },
      headers: ['X-Kept'],
      cookies: ['kept'],
    });
    const { url } = await startTestTwin({ resources: { ...policy, ...distribution({ CacheBehaviors: [behavior] }) } });
    const event = await (
      await fetch(`${url}/api/x?lang=he&tracking=1`, {
        headers: {
          'x-kept': '1',
          'x-other': '2',
          authorization: 'Bearer x',
          cookie: 'kept=1; other=2',
          'user-agent': 'me',
        },
      })
    ).json();
    expect(event).toMatchObject({ rawQueryString: 'lang=he', cookies: ['kept=1'] });
    expect(event.headers).toMatchObject({
      'x-kept': '1',
      'user-agent': 'Amazon CloudFront',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(event.headers).not.toHaveProperty('x-other');
    expect(event.headers).not.toHaveProperty('authorization');
  });

  it('forward the type of a body, as any header, where a policy names it', async () => {
    const behavior = { PathPattern: '/api/*', TargetOriginId: 'api', CachePolicyId: cacheId, AllowedMethods: post };
    const sent = async (policy: string[], more: object = {}) => {
      const resources = {
        ...cachePolicy({ headers: policy }),
        ...distribution({ CacheBehaviors: [{ ...behavior, ...more }] }),
      };
      const { url } = await startTestTwin({ resources });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${url}/api/x`, { method: 'POST', body: '{}', headers })).json();
    };
    expect((await sent([])).headers).not.toHaveProperty('content-type');
    expect(await sent([])).toMatchObject({ body: expect.any(String), headers: { 'content-length': '2' } });
    expect((await sent(['Content-Type'])).headers).toMatchObject({ 'content-type': 'application/json' });
    const all = await sent([], { OriginRequestPolicyId: managedAllViewerExceptHost });
    expect(all.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('refuse a policy with more headers than AWS takes', async () => {
    const headers = Array.from({ length: 11 }, (_, i) => `X-Header-${i}`);
    const many = startTestTwin({ resources: { ...cachePolicy({ headers }), ...distribution() } });
    await expect(many).rejects.toThrow('AWS takes at most ten');
  });

  it('refuse a policy or origin that the twin does not know', async () => {
    const unknown = startTestTwin({ resources: distribution({}, { CachePolicyId: 'made-up' }) });
    await expect(unknown).rejects.toThrow('does not know the cache policy made-up');
    const elsewhere = {
      Origins: [{ Id: 'group', DomainName: 'example.com', CustomOriginConfig: {} }],
      OriginGroups: { Items: [], Quantity: 0 },
    };
    await expect(startTestTwin({ resources: distribution({ ...elsewhere, CacheBehaviors: [] }) })).rejects.toThrow(
      'does not know the origin example.com',
    );
  });
});

describe('the local port', () => {
  it('answers only under the names of this machine', async () => {
    const { url } = await startTestTwin();
    const statusFor = (host: string) =>
      new Promise((resolve) => {
        request(`${url}/index.html`, { headers: { host } }, (response) => resolve(response.resume().statusCode)).end();
      });
    expect(await statusFor('localhost:8080')).toBe(200);
    expect(await statusFor('127.0.0.1')).toBe(200);
    expect(await statusFor('attacker.example')).toBe(403);
    expect(await statusFor('localhost.attacker.example')).toBe(403);
  });
});

describe('response headers and compression', () => {
  const policy = {
    Headers: {
      Type: 'AWS::CloudFront::ResponseHeadersPolicy',
      Properties: {
        ResponseHeadersPolicyConfig: {
          Name: 'headers',
          SecurityHeadersConfig: {
            ContentTypeOptions: { Override: true },
            StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: 60, IncludeSubdomains: true },
            ReferrerPolicy: { Override: false, ReferrerPolicy: 'no-referrer' },
          },
          CustomHeadersConfig: { Items: [{ Header: 'X-Forced', Value: 'policy', Override: true }] },
          RemoveHeadersConfig: { Items: [{ Header: 'X-Secret' }] },
        },
      },
    },
  };

  it('follow the policy: add, override, keep, remove', async () => {
    const { url } = await startTestTwin({
      resources: { ...policy, ...distribution({}, { ResponseHeadersPolicyId: ref('Headers') }) },
      assets: code(
        `export const handler = async () => ({ statusCode: 404, headers: { 'x-forced': 'own', 'x-secret': '1', 'referrer-policy': 'origin' }, body: 'x' })`,
      ),
    });
    const { headers, status } = await fetch(`${url}/missing`);
    expect(status).toBe(404);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=60; includeSubDomains',
      'referrer-policy': 'origin',
      'x-forced': 'policy',
    });
    expect(headers.has('x-secret')).toBe(false);
  });

  const long = 'ש'.repeat(2000);
  const encodingFor = async (accept: string, resources = distribution(), path = '/long.html') => {
    const { url } = await startTestTwin({
      resources,
      assets: { site: { 'long.html': long, 'short.html': 'x', 'a.png': long, 'app.webmanifest': long, 'a.xml': long } },
    });
    const response = await fetch(url + path, { headers: { 'accept-encoding': accept } });
    expect(await response.text()).toBe(path === '/short.html' ? 'x' : long);
    return response.headers.get('content-encoding');
  };

  it('prefer brotli, then gzip, then nothing', async () => {
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip, br;q=0')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
  });

  it('leave alone what is short, not text or not allowed by the policy', async () => {
    expect(await encodingFor('br', distribution(), '/short.html')).toBeNull();
    expect(await encodingFor('br', distribution(), '/a.png')).toBeNull();
    // Of JSON and XML, those types alone that AWS lists.
    expect(await encodingFor('br', distribution(), '/app.webmanifest')).toBeNull();
    expect(await encodingFor('br', distribution(), '/a.xml')).toBe('br');
    expect(
      await encodingFor('br', { ...cachePolicy({ brotli: false }), ...distribution({}, { CachePolicyId: cacheId }) }),
    ).toBeNull();
    expect(await encodingFor('br', distribution({}, { Compress: false }))).toBeNull();
  });
});

describe('integration timeouts', () => {
  it('answer 503 when the function takes longer than the integration allows', async () => {
    const resources = {
      ...worker([]),
      ...api({ 'GET /{page+}': {} }),
    };
    const integration = { ...resources.Integration?.Properties, TimeoutInMillis: 50 };
    const { url } = await startTestTwin({
      resources: { ...resources, Integration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: integration } },
      assets: code('export const handler = () => new Promise(() => {})'),
    });
    const response = await fetch(`${url}/slow`);
    expect([response.status, await response.text()]).toEqual([503, '{"message":"Service Unavailable"}']);
  });
});
