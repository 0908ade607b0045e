import { describe, expect, it } from 'vitest';
import { startTestTwin } from '../support/twin.ts';

const event = async (path: string, init: RequestInit = {}) => {
  const twin = await startTestTwin();
  return (await fetch(`${twin.url}${path}`, init)).json();
};

describe('payload format 2.0', () => {
  it('describes a request as API Gateway does', async () => {
    const received = await event('/api/shoes/%D7%A9?a=1&a=2&b=%20', {
      headers: { 'X-Custom': 'one', cookie: 'first=1; second=2', 'user-agent': 'test' },
    });
    expect(received).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/{proxy+}',
      rawPath: '/api/shoes/ש',
      rawQueryString: 'a=1&a=2&b=%20',
      cookies: ['first=1', 'second=2'],
      queryStringParameters: { a: '1,2', b: ' ' },
      pathParameters: { proxy: 'shoes/ש' },
      isBase64Encoded: false,
      requestContext: {
        accountId: '000000000000',
        http: { method: 'GET', path: '/api/shoes/ש', protocol: 'HTTP/1.1', sourceIp: '127.0.0.1', userAgent: 'test' },
        routeKey: 'GET /api/{proxy+}',
        stage: '$default',
      },
    });
    const { headers, requestContext } = received;
    expect(headers).toMatchObject({ 'x-custom': 'one', 'x-forwarded-proto': 'https' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers.host).toBe(requestContext.domainName);
    expect(requestContext.domainName).toBe(`${requestContext.apiId}.execute-api.eu-central-1.amazonaws.com`);
    expect(requestContext.time).toMatch(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/);
    expect(requestContext.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(received).not.toHaveProperty('body');
  });

  it('hands over text bodies as text and others in base64', async () => {
    const json = await event('/api/x', {
      method: 'POST',
      body: '{"a":"ש"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(json).toMatchObject({ body: '{"a":"ש"}', isBase64Encoded: false });
    const form = await event('/api/x', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect(form).toMatchObject({ body: 'YT1i', isBase64Encoded: true });
  });

  it('answers itself when no route matches or the body is too large', async () => {
    const twin = await startTestTwin();
    const missing = await fetch(`${twin.url}/api/x`, { method: 'DELETE' });
    expect([missing.status, await missing.text()]).toEqual([404, '{"message":"Not Found"}']);
    const large = await fetch(`${twin.url}/api/x`, { method: 'POST', body: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect([large.status, await large.text()]).toEqual([413, '{"message":"Request Entity Too Large"}']);
  });
});
