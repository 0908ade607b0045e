import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { network } from '#test/web/support/network.ts';
import { watchErrors } from '#web/app/watch-errors.ts';
import { ApiError } from '#web/shared/api/api-error.ts';

const watched = () => {
  const { happens } = stubBrowser();
  vi.stubGlobal('location', { href: 'https://site.example/' });
  vi.stubGlobal('navigator', { userAgent: 'Dancer/1.0' });
  const fetch = network(() => new Response(null, { status: 204 }));
  watchErrors();
  const reported = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(String(body)).message);
  return { happens, reported };
};

afterEach(() => vi.unstubAllGlobals());

describe('an error that reaches no screen', () => {
  it('is posted to the error log, once [S-257]', async () => {
    const { happens, reported } = watched();
    const error = new Error('in a timer');
    happens('error', { error });
    happens('error', { error });
    happens('unhandledrejection', { reason: error });
    happens('unhandledrejection', { reason: new Error('in a promise') });
    // Noise, by the filter that telemetry has.
    happens('unhandledrejection', { reason: 'a text' });
    happens('error', { error: new Error('ResizeObserver loop limit exceeded') });
    await vi.waitFor(() => expect(reported()).toEqual(['in a timer', 'in a promise']));
  });

  it('is posted when it is a refusal of the server, but not when there was no answer or the session is over', async () => {
    const { happens, reported } = watched();
    for (const status of [0, 401, 500, 404]) {
      happens('unhandledrejection', { reason: new ApiError(`status ${status}`, { status }) });
    }
    happens('unhandledrejection', { reason: new TypeError('Failed to fetch') });
    happens('error', { error: null, message: 'Script error.' });
    happens('error', { error: new Error('the last one') });
    await vi.waitFor(() => expect(reported()).toEqual(['status 500', 'status 404', 'the last one']));
  });
});
