import { describe, expect, it } from 'vitest';
import { associate, edgeFunction } from '../support/edge.ts';
import { distribution } from '../support/resources.ts';
import { startTestTwin } from '../support/twin.ts';

const start = (request: string | undefined, response?: string) =>
  startTestTwin({
    resources: {
      ...(request === undefined ? {} : edgeFunction('Request', request)),
      ...(response === undefined ? {} : edgeFunction('Response', response)),
      ...distribution(
        {},
        {
          FunctionAssociations: [
            ...(request === undefined ? [] : [associate('viewer-request', 'Request')]),
            ...(response === undefined ? [] : [associate('viewer-response', 'Response')]),
          ],
        },
      ),
    },
  });

describe('viewer-request', () => {
  it('sees the request in the shape of CloudFront', async () => {
    const { url } = await start(`function handler(event) {
      return { statusCode: 200, statusDescription: 'OK', headers: { 'content-type': { value: 'application/json' } }, body: JSON.stringify(event) }; }`);
    const response = await fetch(`${url}/p%C3%A9/x?a=1&a=2&b=%20`, { headers: { cookie: 'c=1; d=2', 'X-One': 'x' } });
    expect(await response.json()).toMatchObject({
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip: '127.0.0.1' },
      request: {
        method: 'GET',
        uri: '/p%C3%A9/x',
        querystring: { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: '%20' } },
        headers: { 'x-one': { value: 'x' } },
        cookies: { c: { value: '1' }, d: { value: '2' } },
      },
    });
  });

  it('may rewrite the path', async () => {
    const { url } = await start(
      `async function handler(event) { event.request.uri = '/index.html'; return event.request; }`,
    );
    expect(await (await fetch(`${url}/anything`)).text()).toContain('שלום');
  });

  it('may answer itself, with headers and cookies', async () => {
    const { url } = await start(`function handler() {
      return { statusCode: 302, headers: { location: { value: '/en' } }, cookies: { lang: { value: 'en', attributes: 'Path=/' } } }; }`);
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/en');
    expect(response.headers.getSetCookie()).toEqual(['lang=en; Path=/']);
  });

  it('has neither modules nor timers nor network', async () => {
    const { url } = await start(`function handler() {
      return { statusCode: 200, body: [typeof require, typeof process, typeof fetch, typeof setTimeout].join() }; }`);
    expect(await (await fetch(url)).text()).toBe('undefined,undefined,undefined,undefined');
  });

  it('that fails is a 502, and is reported', async () => {
    const twin = await start(`function handler() { throw new Error('edge broke'); }`);
    expect((await fetch(twin.url)).status).toBe(502);
    expect(twin.problems.join()).toContain('edge broke');
  });

  it('is refused when CloudFront would not know its syntax', async () => {
    const code = 'function handler(event) { for (const each of []) each(); return event.request; }';
    await expect(start(code)).rejects.toThrow(
      "Request: CloudFront's runtime does not know this syntax (ForOfStatement)",
    );
  });

  it('runs in strict mode, as on AWS', async () => {
    const { url } = await start(`function handler() { return { statusCode: 200, body: String(this === undefined) }; }`);
    expect(await (await fetch(url)).text()).toBe('true');
  });

  it('is refused when it is larger than CloudFront accepts', async () => {
    await expect(start(`function handler() {} // ${'x'.repeat(10_240)}`)).rejects.toThrow('CloudFront accepts 10240');
  });
});

describe('viewer-response', () => {
  const addHeader = `function handler(event) {
    event.response.headers['x-edge'] = { value: event.request.uri };
    event.response.cookies['seen'] = { value: '1' };
    return event.response; }`;

  it('may add headers and cookies', async () => {
    const { url } = await start(undefined, addHeader);
    const response = await fetch(`${url}/index.html`);
    expect([response.headers.get('x-edge'), response.headers.getSetCookie()]).toEqual(['/index.html', ['seen=1']]);
    expect(await response.text()).toContain('שלום');
  });

  it('is left out when the origin answered with an error', async () => {
    const { url } = await start(undefined, addHeader);
    const response = await fetch(`${url}/%zz`);
    expect([response.status, response.headers.get('x-edge')]).toEqual([400, null]);
  });
});
