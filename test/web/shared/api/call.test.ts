import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verify } from '#contracts/auth/endpoints.ts';
import { listBrands } from '#contracts/catalog/endpoints.ts';
import { checkHealth } from '#contracts/site/endpoints.ts';
import frTexts from '#locales/fr/common.json' with { type: 'json' };
import { empty, network, settle } from '#test/web/support/network.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { call } from '#web/shared/api/call.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { createQueryClient } from '#web/shared/api/query-client.ts';
import { write } from '#web/shared/api/write.ts';
import { setAppTranslator } from '#web/shared/i18n/app-text.ts';

const input = { query: { lang: 'he' }, failureText: 'Request failed' } as const;

beforeEach(() => {
  setCredentials(sessionCredentials);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setAppTranslator(undefined);
});

describe('a call to the API', () => {
  it('sends JSON, and the token when there is one [S-199, S-264]', async () => {
    const fetch = network(empty);
    await call(listBrands, input);
    expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('authorization');
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'token' ? 'abc' : null) });
    await call(listBrands, input);
    expect(fetch.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer abc' });
    const asked = network(() => Response.json({ valid: false }));
    await write(verify, { body: { token: 'abc' }, failureText: 'Request failed' });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
      body: '{"token":"abc"}',
    });
  });

  it("shows the server's own text, else a general one [S-200, S-236]", async () => {
    network(() => Response.json({ error: 'אין כאן', code: 'notFound', requestId: 'r' }, { status: 404 }));
    await expect(call(listBrands, input)).rejects.toMatchObject({ message: 'אין כאן', status: 404, code: 'notFound' });
    network(() => new Response('<html>', { status: 403 }));
    await expect(call(listBrands, input)).rejects.toMatchObject({ message: 'Request failed', status: 403 });
    const { query } = input;
    // No app, so no texts: the key of the text stands for it.
    await expect(call(listBrands, { query })).rejects.toMatchObject({ message: 'requestFailed', isGeneral: true });
  });

  it('says in the page’s language why the gateway itself refused, with the code that functions give [S-200]', async () => {
    const i18n = { t: (key: string) => (frTexts as Record<string, string>)[key] ?? key, language: 'fr' };
    setAppTranslator(i18n as never);
    const gateway = (status: number, message: string) => {
      network(() => Response.json({ message }, { status }));
      return settle(call(listBrands, input));
    };
    for (const [status, message, error, code] of [
      [401, 'Unauthorized', 'Connexion requise', 'authenticationRequired'],
      [413, 'Request Entity Too Large', 'La requête est trop volumineuse.', 'payloadTooLarge'],
      [429, 'Too Many Requests', frTexts.gatewayBusy, 'unavailable'],
      [503, 'Service Unavailable', frTexts.gatewayBusy, 'unavailable'],
      [403, 'Forbidden', 'Request failed', undefined],
    ] as const) {
      expect(await gateway(status, message)).toMatchObject({ reason: { status, code, message: error } });
    }
  });

  it('repeats a failed read three times, and no refusal [S-227]', async () => {
    const failing = network(() => new Response(null, { status: 503 }));
    expect(await settle(call(listBrands, input))).toMatchObject({ status: 'rejected', reason: { status: 503 } });
    expect(failing).toHaveBeenCalledTimes(4);
    const recovering = network(() => new Response(null, { status: 500 }), empty);
    expect(await settle(call(listBrands, input))).toMatchObject({ status: 'fulfilled', value: { total: 0 } });
    expect(recovering).toHaveBeenCalledTimes(2);
  });

  it('ends an attempt that has no answer after 30 seconds [S-229]', async () => {
    // As the browser's own, by the clock of the test.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const late = new AbortController();
      setTimeout(() => late.abort(), ms);
      return late.signal;
    });
    const silent = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('ended')));
      });
    vi.stubGlobal('fetch', silent);
    const outcome = vi.fn();
    void call(listBrands, input).catch(outcome);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 0 }));
  });

  it('does not repeat what was aborted [S-230]', async () => {
    const abort = new AbortController();
    const fetch = network(() => {
      abort.abort();
      return new Response(null, { status: 503 });
    });
    expect((await settle(call(listBrands, { ...input, signal: abort.signal }))).status).toBe('rejected');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('refuses a reply that breaks the contract, and takes one without a body', async () => {
    network(() => Response.json({ items: 'none' }));
    await expect(call(listBrands, input)).rejects.toThrow();
    network(() => new Response(null, { status: 200 }));
    expect(await call(checkHealth, { failureText: 'x' })).toBeUndefined();
  });
});

describe('the query cache', () => {
  it('keeps data fresh for 5 minutes and holds it for 30 [S-226, S-276]', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, gcTime: 1_800_000 });
  });
});
