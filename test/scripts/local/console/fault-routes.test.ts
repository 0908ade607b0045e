import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startTestTwin } from '../support/twin.ts';

const start = async () => {
  const twin = await startTestTwin({
    statements: [{ Effect: 'Allow', Action: ['dynamodb:GetItem', 's3:GetObject'], Resource: '*' }],
  });
  const api = `${twin.url}/__local/api/faults`;
  const add = (body: object | string) =>
    fetch(api, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  const read = async () => {
    const input = encodeURIComponent('{"TableName":"TABLE","Key":{"pk":{"S":"a"},"sk":{"S":"b"}}}');
    return (await fetch(`${twin.url}/api/x?operation=GetItem&input=${input}`)).status;
  };
  return { twin, api, add, read };
};

describe('faults on demand', () => {
  it('strike what was asked for until they are cleared', async () => {
    const { twin, api, add, read } = await start();
    const added = await add({ service: 'dynamodb', kind: 'throttle', call: 'GetItem', caller: 'worker' });
    const { id, ...fault } = await added.json();
    const caller = expect.stringContaining('Worker');
    const described = {
      service: 'dynamodb',
      kind: 'throttle',
      call: 'GetItem',
      caller,
      share: 1,
      skip: 0,
      met: 0,
      struck: 0,
    };
    expect([added.status, fault]).toEqual([201, described]);
    expect([await read(), (await fetch(`${twin.url}/api/x?s3=index.html`)).status]).toEqual([400, 200]);
    expect(await (await fetch(api)).json()).toEqual([{ id, ...described, met: 1, struck: 1 }]);
    expect((await fetch(`${api}/${id + 1}`, { method: 'DELETE' })).status).toBe(404);
    expect(await (await fetch(`${api}/${id}`, { method: 'DELETE' })).json()).toEqual([]);
    expect(await read()).toBe(200);
  });

  it('strike what CloudFront reads from a bucket, too, and never the operator', async () => {
    const { twin, add } = await start();
    await add({ service: 's3', kind: 'throttle', count: 1 });
    expect((await fetch(`${twin.url}/index.html`)).status).toBe(503);
    expect((await fetch(`${twin.url}/index.html`)).status).toBe(200);
    await add({ service: 's3', kind: 'cut' });
    const authorization = `AWS4-HMAC-SHA256 Credential=${twin.operator.accessKeyId}/20261122/eu-central-1/s3/aws4_request`;
    expect((await fetch(`${twin.awsEndpoint}/test-bucket/index.html`, { headers: { authorization } })).status).toBe(
      200,
    );
  });

  it.each([
    ['x', /JSON/],
    [{}, /kind/],
    [{ service: 'sns', kind: 'throttle' }, /service/],
    [{ service: 'dynamodb', kind: 'burn' }, /kind/],
    [{ service: 'dynamodb', kind: 'throttle', call: 'GetObject' }, /dynamodb has GetItem/],
    [{ service: 'dynamodb', kind: 'throttle', caller: 'nobody' }, /Callers are /],
    [{ service: 'dynamodb', kind: 'throttle', share: 0 }, /share/],
    [{ service: 'dynamodb', kind: 'throttle', count: 1.5 }, /count/],
    [{ service: 'dynamodb', kind: 'throttle', until: 'soon' }, /until/],
    [{ service: 'dynamodb', kind: 'throttle', milliseconds: 5 }, /milliseconds/],
    [{ service: 'dynamodb', kind: 'delay' }, /milliseconds/],
    [{ service: 'dynamodb', kind: 'notSubscribed' }, /a fault of bedrock/],
    [{ service: 'dynamodb', kind: 'error', status: 404 }, /status/],
  ])('are refused in words when they make no sense: %j', async (body, words) => {
    const { api, add } = await start();
    const refused = await add(body);
    expect([refused.status, (await refused.json()).error]).toEqual([400, expect.stringMatching(words)]);
    expect(await (await fetch(api)).json()).toEqual([]);
  });

  it('are shown on the overview, with a button that clears them', async () => {
    const { twin, add, read } = await start();
    const overview = async () => (await fetch(`${twin.url}/__local`)).text();
    expect(await overview()).not.toContain('Clear all faults');
    await add({ service: 'dynamodb', kind: 'error', status: 503, count: 3 });
    expect(await read()).toBe(503);
    expect(await overview()).toMatch(/answered with 503.*100 %.*2 more calls.*Clear all faults/s);
    const cleared = await fetch(`${twin.url}/__local/faults/clear`, { method: 'POST', redirect: 'manual' });
    expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/__local']);
    expect([await overview(), await read()]).toEqual([expect.not.stringContaining('Clear all faults'), 200]);
  });

  it('are not for pages of other sites', async () => {
    const { api } = await start();
    const send = async (method: string, url: string, headers: Record<string, string>) => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      const call = request(url, { method, headers }, (reply) => void text(reply).then(() => resolve(reply.statusCode)));
      call.on('error', reject).end(method === 'POST' ? '{"service":"dynamodb","kind":"cut"}' : undefined);
      return promise;
    };
    const foreign: Record<string, string>[] = [
      { origin: 'https://example.com' },
      { 'sec-fetch-site': 'cross-site' },
      { host: 'rebound.example.com' },
    ];
    for (const headers of foreign) {
      expect([headers, await send('POST', api, headers)]).toEqual([headers, 403]);
      expect([headers, await send('DELETE', api, headers)]).toEqual([headers, 403]);
      expect([headers, await send('POST', api.replace('api/faults', 'faults/clear'), headers)]).toEqual([headers, 403]);
    }
    expect(await (await fetch(api)).json()).toEqual([]);
  });
});
