import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '#test/web/support/browser.ts';
import { network } from '#test/web/support/network.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { tokenExpiry } from '#web/shared/session/model/token-expiry.ts';
import { serverNow, serverTimeOf } from '#web/shared/session/server-clock.ts';
import { keepSession, readEndMessage, readToken } from '#web/shared/session/session.ts';
import { startSessionWatch } from '#web/shared/session/session-controller.ts';
import { verifiedVisitor } from '#web/shared/session/verified-visitor.ts';
import { tokenOf } from './token.ts';

const server = 1_795_255_200_000;
const minutes = 60_000;
const user = { username: 'maya', isAdmin: false };

/** A user logs in on a device whose clock is wrong, and gets a token for an hour. */
const logInAhead = (ahead: number) => {
  vi.setSystemTime(server + ahead);
  const browser = stubBrowser();
  const seconds = server / 1_000;
  const token = tokenOf({ iat: seconds, exp: seconds + 3_600, jti: `${ahead}` });
  keepSession({ token, user });
  return { ...browser, token };
};

beforeEach(() => {
  vi.useFakeTimers();
  setCredentials(sessionCredentials);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['two hours ahead', 120 * minutes],
  ['61 minutes ahead', 61 * minutes],
  ['right', 0],
  ['two hours behind', -120 * minutes],
])('on a device whose clock is %s', (_, ahead) => {
  it("the time is the server's", () => {
    logInAhead(ahead);
    expect(serverNow()).toBe(server);
    vi.advanceTimersByTime(10 * minutes);
    expect(serverNow()).toBe(server + 10 * minutes);
    expect(serverTimeOf(Date.now() - minutes)).toBe(server + 9 * minutes);
  });

  it('who has logged in stays so, after a reload as well', async () => {
    const { kept } = logInAhead(ahead);
    await expect(verifiedVisitor()).resolves.toEqual(user);
    // A reload leaves what is stored, and the server is asked about it.
    const stored = Object.fromEntries(kept);
    keepSession({ token: 'another', user });
    stubBrowser(stored);
    network(() => Response.json({ valid: true, user: { id: '11111111-1111-4111-8111-111111111111', ...user } }));
    await expect(verifiedVisitor()).resolves.toEqual(user);
    expect(serverNow()).toBe(server);
  });

  it('the warning comes five minutes before the end, and the end at the end [S-159, S-164]', async () => {
    const { token } = logInAhead(ahead);
    let left: number | undefined;
    const end = vi.fn();
    const warn = (warning: { timeRemaining: number } | undefined) => {
      left = warning?.timeRemaining;
    };
    const watch = startSessionWatch({ now: serverNow, refresh: vi.fn(), end, warn });
    watch.tell({ type: 'stored', expiryTime: tokenExpiry(token) });
    await vi.advanceTimersByTimeAsync(55 * minutes - 1);
    expect(left).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toBe(300);
    await vi.advanceTimersByTimeAsync(5 * minutes - 1);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('a session that was over before the page was opened is forgotten', async () => {
    const { token } = logInAhead(ahead);
    vi.advanceTimersByTime(60 * minutes);
    expect(readToken()).toBe(token);
    await expect(verifiedVisitor()).resolves.toBeUndefined();
    expect([readToken(), readEndMessage()]).toEqual([undefined, '']);
  });
});
