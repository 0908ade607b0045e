import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { network, settle } from '#test/web/support/network.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { setAppTranslator } from '#web/shared/i18n/app-text.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { refreshSession } from '#web/shared/session/refresh-session.ts';
import { readToken } from '#web/shared/session/session.ts';

const user = { id: '11111111-1111-4111-8111-111111111111', username: 'maya', isAdmin: false };
const renewed = () => Response.json({ token: 'new', user });
const broken = () => new Response('', { status: 500 });
const away = () => Promise.reject(new TypeError('Failed to fetch'));
const busy = () => Response.json({ message: 'Too Many Requests' }, { status: 429 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
  stubBrowser({ token: 'old', user: JSON.stringify(user) });
  setCredentials(sessionCredentials);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a refresh', () => {
  it.each([
    ['the server fails', broken],
    ['the server is busy', busy],
  ])('is tried three times more while %s, and then has failed [S-163, S-227]', async (_, reply) => {
    const fetch = network(reply);
    await expect(settle(refreshSession())).resolves.toMatchObject({ value: { result: 'failed' } });
    expect(fetch).toHaveBeenCalledTimes(4);
  });

  it('is tried three times more without a connection, which is no refusal [Q-049]', async () => {
    const fetch = network(away);
    await expect(settle(refreshSession())).resolves.toMatchObject({ value: { result: 'unreached' } });
    expect([fetch.mock.calls.length, readToken()]).toEqual([4, 'old']);
  });

  it('succeeds when one of the attempts does [S-156]', async () => {
    const fetch = network(away, broken, renewed);
    await expect(settle(refreshSession())).resolves.toMatchObject({ value: { result: 'done' } });
    expect([fetch.mock.calls.length, readToken()]).toEqual([3, 'new']);
  });

  it('is not repeated after a refusal, whose reason it passes on', async () => {
    const refused = { error: 'Ended by an administrator', code: 'authenticationRequired', requestId: 'r' };
    const fetch = network(() => Response.json(refused, { status: 401 }));
    const failed = { value: { result: 'failed', message: 'Ended by an administrator' } };
    await expect(settle(refreshSession())).resolves.toMatchObject(failed);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fails at once where the browser has lost the token, and says so [S-238]', async () => {
    setAppTranslator(await createI18n('en'));
    const fetch = network(renewed);
    stubBrowser();
    const failed = { value: { result: 'failed', message: 'No token available' } };
    await expect(settle(refreshSession())).resolves.toMatchObject(failed);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is given up when its user logs out in between', async () => {
    const fetch = network(() => {
      localStorage.removeItem('token');
      return broken();
    });
    await expect(settle(refreshSession())).resolves.toMatchObject({ value: { result: 'done' } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
