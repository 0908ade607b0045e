import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startTestTwin } from '../support/twin.ts';

const start = async () => {
  const twin = await startTestTwin();
  const api = `${twin.url}/__local/api/clock`;
  const post = (body: string, headers: Record<string, string> = {}) => fetch(api, { method: 'POST', body, headers });
  return { twin, api, post };
};

/** Sends headers that `fetch` keeps for itself; gives the status. */
const sendWith = async (
  method: 'GET' | 'POST',
  url: string,
  headers: Record<string, string>,
): Promise<number | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const call = request(url, { method, headers }, (response) => {
    void text(response).then(() => resolve(response.statusCode));
  });
  call.on('error', reject);
  call.end(method === 'POST' ? '{"advance": "PT1H"}' : undefined);
  return promise;
};

describe("the clock's API", () => {
  it('moves the clock on by a duration, and back', async () => {
    const { twin, api, post } = await start();
    const moved = await post('{"advance": "P1DT1H"}');
    expect([moved.status, await moved.json()]).toMatchObject([200, { aheadMilliseconds: 90_000_000 }]);
    expect(twin.clock.ahead()).toBe(90_000_000);
    const shown = await (await fetch(api)).json();
    expect(Date.parse(shown.time) - Date.now()).toBeGreaterThan(89_000_000);
    expect(await (await post('{"reset": true}')).json()).toMatchObject({ aheadMilliseconds: 0 });
  });

  it.each([
    '{"advance": "-PT1H"}',
    '{"advance": 5}',
    '{"reset": false}',
    '{"advance": "PT1H", "reset": true}',
    '{}',
    'x',
  ])('refuses %s', async (body) => {
    const { twin, post } = await start();
    expect((await post(body)).status).toBe(400);
    expect(twin.clock.ahead()).toBe(0);
  });

  it('is not for pages of other sites, whatever they call themselves', async () => {
    const { twin, api } = await start();
    const { host } = new URL(api);
    const foreign: Record<string, string>[] = [
      { origin: 'https://example.com' },
      { origin: 'null' },
      { origin: `https://${host}` },
      { origin: 'http://localhost:1' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host: 'rebound.example.com' },
      { host: 'rebound.example.com', origin: 'http://rebound.example.com', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of foreign) {
      expect([headers, await sendWith('POST', api, headers)]).toEqual([headers, 403]);
      expect([headers, await sendWith('POST', api.replace('/api', ''), headers)]).toEqual([headers, 403]);
      expect([headers, await sendWith('GET', api, headers)]).toEqual([headers, 403]);
    }
    // A link from anywhere opens a page.
    expect(await sendWith('GET', api.replace('/api/clock', ''), { 'sec-fetch-site': 'cross-site' })).toBe(200);
    expect(twin.clock.ahead()).toBe(0);
    expect(await sendWith('POST', api, { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  it('has a form on the overview', async () => {
    const { twin } = await start();
    const overview = async () => (await fetch(`${twin.url}/__local`)).text();
    const send = (fields: Record<string, string>) =>
      fetch(`${twin.url}/__local/clock`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect(await overview()).not.toContain('name="reset"');
    // With `no-referrer` a browser would send the form as from nowhere, and it would be refused.
    expect((await fetch(`${twin.url}/__local`)).headers.get('referrer-policy')).toBe('same-origin');
    const moved = await send({ advance: 'PT15M' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/__local']);
    expect(await overview()).toContain('900 s ahead');
    await send({ reset: 'true' });
    expect(twin.clock.ahead()).toBe(0);
  });
});
