import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { login } from '#contracts/auth/endpoints.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { registry } from '#contracts/registry/index.ts';
import { neverRepeated, repeatedWithoutKey } from '#scripts/openapi/notes/repeatable-writes.ts';
import { network, settle } from '#test/web/support/network.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { call } from '#web/shared/api/call.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { write } from '#web/shared/api/write.ts';

const endpoints: Endpoint[] = Object.values(registry).flat();
const isRead = ({ method }: Endpoint) => method === 'GET' || method === 'HEAD';
const calls = endpoints.filter(({ method }) => method !== 'ANY');
const writes = calls.filter((endpoint) => !isRead(endpoint));
const failing = () => new Response(null, { status: 500 });

beforeEach(() => {
  setCredentials({ token: () => 'token', refused: undefined, confirmation: undefined });
  vi.useFakeTimers();
});
afterEach(() => {
  setCredentials(sessionCredentials);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that fails', () => {
  const send = (endpoint: Endpoint) =>
    isRead(endpoint) ? call(endpoint as never, {}) : write(endpoint as never, {} as never);

  it('is asked three times more by every call that is safe to repeat, and once by all others [S-227, S-274]', async () => {
    for (const endpoint of calls) {
      const fetch = network(failing);
      expect((await settle(send(endpoint))).status).toBe('rejected');
      const isSafe = isRead(endpoint) || endpoint.idempotent || endpoint.isRepeatable;
      expect([endpoint.id, fetch.mock.calls.length]).toEqual([endpoint.id, isSafe ? 4 : 1]);
    }
  });

  it('gets the same key with each attempt of a write, and another with the next write [Q-069]', async () => {
    for (const endpoint of writes.filter(({ idempotent }) => idempotent)) {
      const fetch = network(failing);
      const keys = () => fetch.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
      await settle(send(endpoint));
      const [first, ...others] = keys();
      expect(first, endpoint.id).toMatch(/^[\w-]{36}$/);
      expect(others).toEqual([first, first, first]);
      await settle(send(endpoint));
      expect(keys()[4]).not.toBe(first);
    }
  });

  it('is not asked again by what may happen once only, such as a log-in; one table says what and why [S-227]', () => {
    const without = writes.filter(({ idempotent }) => !idempotent);
    const ids = (list: Endpoint[]) => list.map(({ id }) => id).sort();
    expect(ids(without.filter(({ isRepeatable }) => isRepeatable))).toEqual(Object.keys(repeatedWithoutKey).sort());
    expect(ids(without.filter(({ isRepeatable }) => !isRepeatable))).toEqual(Object.keys(neverRepeated).sort());
    expect(Object.keys(neverRepeated)).toContain(login.id);
    expect(writes.filter(({ idempotent, isRepeatable }) => idempotent && isRepeatable)).toEqual([]);
  });

  it('is asked again after an attempt that took nearly all of its 30 seconds [S-228, S-229]', async () => {
    // The time of an attempt is over while the call waits for the next one.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const fetch = network(failing, () => Response.json({ items: [] }));
    const [list] = calls.filter(({ id }) => id === 'listDevices');
    expect(await settle(send(list as Endpoint))).toEqual({ status: 'fulfilled', value: { items: [] } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
