import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePassword, updateAccount } from '#contracts/account/endpoints.ts';
import { listSessions } from '#contracts/sessions/endpoints.ts';
import { stubBrowser } from '#test/web/support/browser.ts';
import { empty, network, settle } from '#test/web/support/network.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { call } from '#web/shared/api/call.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { write } from '#web/shared/api/write.ts';
import { setAppTranslator } from '#web/shared/i18n/app-text.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { onSessionChange, type SessionChange } from '#web/shared/session/session.ts';

beforeEach(() => {
  setCredentials(sessionCredentials);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call that needs a login', () => {
  const failing = { failureText: 'Failed to fetch sessions' };
  const refused = (code: string) => () => Response.json({ error: 'no', code, requestId: 'r' }, { status: 401 });
  const heard: SessionChange[] = [];
  let stop = () => {};
  beforeEach(async () => {
    setAppTranslator(await createI18n('en'));
    heard.length = 0;
  });
  afterEach(() => {
    stop();
    setAppTranslator(undefined);
  });
  const loggedIn = () => {
    const { kept } = stubBrowser({ token: 'abc', user: '{"username":"maya"}' });
    stop = onSessionChange((change) => heard.push(change));
    return kept;
  };

  it('fails without a token before anything is sent [S-196, S-241]', async () => {
    stubBrowser();
    const fetch = network(empty);
    await expect(call(listSessions, failing)).rejects.toMatchObject({
      message: 'Authentication required',
      status: 401,
      code: 'authenticationRequired',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('ends the session when the token is no longer taken [S-155, Q-051]', async () => {
    for (const reply of [
      refused('authenticationRequired'),
      () => Response.json({ message: 'Unauthorized' }, { status: 401 }),
    ]) {
      const kept = loggedIn();
      network(reply);
      await expect(call(listSessions, failing)).rejects.toMatchObject({ status: 401 });
      expect(kept.has('token')).toBe(false);
      stop();
    }
    expect(heard).toEqual(['ended', 'ended']);
  });

  it('keeps the session when something else was refused, or the token was replaced meanwhile', async () => {
    const kept = loggedIn();
    network(refused('passwordWrong'));
    await expect(call(listSessions, failing)).rejects.toMatchObject({ code: 'passwordWrong' });
    network(() => {
      kept.set('token', 'newer');
      return refused('authenticationRequired')();
    });
    await expect(call(listSessions, failing)).rejects.toMatchObject({ status: 401 });
    expect(kept.get('token')).toBe('newer');
    expect(heard).toEqual([]);
  });

  it('repeats a failed write only where a key makes it safe, with the same key each time', async () => {
    loggedIn();
    const keyed = network(() => new Response(null, { status: 503 }));
    await settle(write(updateAccount, { ...failing, body: { version: 0, location: 'Haifa' } }));
    const keys = keyed.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'));
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    const bare = network(() => new Response(null, { status: 503 }));
    const body = { currentPassword: 'a-password', newPassword: 'another-one' };
    await settle(write(changePassword, { ...failing, body }));
    expect(bare).toHaveBeenCalledTimes(1);
    expect(bare.mock.calls[0]?.[1].headers).not.toHaveProperty('idempotency-key');
  });

  it('hands on what the server says about fields and waiting', async () => {
    loggedIn();
    const details = { fields: { phone: 'Invalid phone number format' }, retryAfter: 30, requestId: 'r-1' };
    network(() => Response.json({ error: 'x', code: 'invalidRequest', ...details }, { status: 400 }));
    await expect(write(updateAccount, { ...failing, body: { version: 0 } })).rejects.toMatchObject(details);
  });

  it('says "Invalid response" to a reply that breaks the contract [S-237]', async () => {
    loggedIn();
    network(() => Response.json({ items: [{ id: 1 }] }));
    await expect(call(listSessions, failing)).rejects.toMatchObject({ message: 'Invalid response' });
  });
});
