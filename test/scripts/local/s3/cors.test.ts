import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { bucket, distribution } from '../support/resources.ts';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const rule = {
  AllowedMethods: ['PUT', 'GET'],
  AllowedOrigins: ['https://shop.example.com', 'https://*.example.org'],
  AllowedHeaders: ['Content-*', 'x-amz-meta-owner'],
  ExposedHeaders: ['ETag'],
  MaxAge: 600,
};

const start = async (CorsRules: object[] = [rule], resources = {}) => {
  const twin = await startTestTwin({
    resources: {
      Bucket: { Type: 'AWS::S3::Bucket', Properties: { CorsConfiguration: { CorsRules } } },
      ...resources,
    },
  });
  const url = `${twin.awsEndpoint}/test-bucket/media/a.png`;
  const ask = async (origin: string, method = 'PUT', headers = 'content-type') => {
    const asked = { 'access-control-request-method': method, 'access-control-request-headers': headers };
    return fetch(url, { method: 'OPTIONS', headers: { origin, ...asked } });
  };
  return { twin, ask };
};

describe('pages of other origins', () => {
  it('may call a bucket as its rules say', async () => {
    const { ask } = await start();
    const answer = await ask('https://a.example.org', 'PUT', 'Content-Type, x-amz-meta-owner');
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        'access-control-allow-origin': 'https://a.example.org',
        'access-control-allow-methods': 'PUT, GET',
        'access-control-allow-headers': 'Content-Type, x-amz-meta-owner',
        'access-control-expose-headers': 'ETag',
        'access-control-max-age': '600',
      },
    ]);
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it.each([
    ['https://example.org', 'PUT', 'content-type'],
    ['https://shop.example.com.evil.test', 'PUT', 'content-type'],
    ['https://shop.example.com', 'DELETE', 'content-type'],
    ['https://shop.example.com', 'PUT', 'x-amz-acl'],
  ])('are refused without a rule that matches: %s %s %s', async (origin, method, headers) => {
    const { ask } = await start();
    const answer = await ask(origin, method, headers);
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(await answer.text()).toContain('<Code>AccessForbidden</Code>');
  });

  it('read the reply to the call itself only by a rule', async () => {
    const { twin } = await start();
    const url = await getSignedUrl(
      clientsOf(twin).s3,
      new PutObjectCommand({ Bucket: 'test-bucket', Key: 'a', Body: 'x' }),
    );
    const from = async (origin: string) => {
      const reply = await fetch(url, { method: 'PUT', body: 'x', headers: { origin } });
      const { headers } = reply;
      return [reply.status, headers.get('access-control-allow-origin'), headers.get('access-control-expose-headers')];
    };
    expect(await from('https://shop.example.com')).toEqual([200, 'https://shop.example.com', 'ETag']);
    expect(await from('https://elsewhere.test')).toEqual([200, null, null]);
    const refused = await fetch(`${url}0`, { method: 'PUT', body: 'x', headers: { origin: 'https://a.example.org' } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([
      403,
      'https://a.example.org',
    ]);
  });

  it('are anybody where the rule says so, and nobody without rules', async () => {
    const { ask } = await start([{ AllowedMethods: ['PUT'], AllowedOrigins: ['*'], AllowedHeaders: ['*'] }]);
    expect((await ask('https://anybody.test')).headers.get('access-control-allow-origin')).toBe('*');
    const none = await (await start([])).ask('https://anybody.test');
    expect([none.status, await none.text()]).toEqual([403, expect.stringContaining('CORS is not enabled')]);
  });

  it.each(['https://*.cloudfront.net', 'https://www.example.com'])(
    'count as %s, where the distribution is, if they are pages of this site',
    async (AllowedOrigin) => {
      const { twin, ask } = await start(
        [{ ...rule, AllowedOrigins: [AllowedOrigin] }],
        distribution({ Aliases: ['www.example.com'] }),
      );
      const own = await ask(twin.url);
      expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, twin.url]);
      expect((await ask('http://localhost:1')).status).toBe(403);
    },
  );
});

describe('the site', () => {
  it('may connect to the bucket where its policy names the bucket', async () => {
    const ContentSecurityPolicy = {
      'Fn::Join': ['', ["connect-src 'self' https://", { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] }, '; x y']],
    };
    const SecurityHeadersConfig = { ContentSecurityPolicy: { ContentSecurityPolicy, Override: true } };
    const { Distribution } = distribution({}, { ResponseHeadersPolicyId: { Ref: 'Headers' } });
    const { twin } = await start([rule], {
      ...bucket,
      Distribution,
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: { ResponseHeadersPolicyConfig: { Name: 'headers', SecurityHeadersConfig } },
      },
    });
    const { headers } = await fetch(`${twin.url}/index.html`);
    expect(headers.get('content-security-policy')).toBe(`connect-src 'self' ${twin.awsEndpoint}; x y`);
  });
});
