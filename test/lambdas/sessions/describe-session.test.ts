import { describe, expect, it } from 'vitest';
import { sessionSchema } from '#contracts/sessions/endpoints.ts';
import { describeBrowser } from '#lambdas/platform/describe-browser.ts';
import { describeSession, parseSessionId } from '#lambdas/sessions/index.ts';
import { at, minute, noon, sessionRecord } from './records.ts';

const stranger = { userId: 'somebody', originId: 'else' };

describe('a session as it is shown', () => {
  it('has the fields of the contract, and never its refresh token [S-132, S-209]', () => {
    const session = sessionRecord();
    const shown = describeSession(session, noon + 5 * minute, stranger);
    expect(sessionSchema.parse(shown)).toEqual(shown);
    expect(shown).toEqual({
      id: `${session.userId}.${session.originId}`,
      userId: session.userId,
      username: 'Odette',
      ip: '203.0.113.7',
      browser: 'Firefox 140, Linux',
      created: at(noon),
      lastActivity: at(noon),
      expiry: at(noon + 60 * minute),
      activeDuration: 300,
      state: 'active',
      current: false,
    });
  });

  it("marks the caller's own, and of it only this one [S-209, Q-025]", () => {
    const session = sessionRecord();
    const { userId, originId } = session;
    expect(describeSession(session, noon, { userId, originId }).current).toBe(true);
    expect(describeSession(session, noon, { userId, originId: 'other' }).current).toBe(false);
    expect(describeSession(session, noon, { userId: 'other', originId }).current).toBe(false);
  });

  it.each([
    ['active until the last millisecond', {}, 60 * minute - 1, 'active', 3599],
    ['expired with the expiry', {}, 60 * minute, 'expired', 3600],
    ['expired long after, as long as it lived', {}, 600 * minute, 'expired', 3600],
    ['revoked when it was', { state: 'revoked', ended: at(noon + minute) }, 2 * minute, 'revoked', 60],
    ['revoked also after its expiry', { state: 'revoked', ended: at(noon + minute) }, 600 * minute, 'revoked', 60],
    [
      'expired when it was revoked after that',
      { state: 'revoked', ended: at(noon + 61 * minute) },
      600 * minute,
      'expired',
      3600,
    ],
  ] as const)('is %s [S-091, S-132, S-153]', (_name, fields, age, state, activeDuration) => {
    expect(describeSession(sessionRecord(fields), noon + age, stranger)).toMatchObject({ state, activeDuration });
  });

  it('is found again by its id', () => {
    const { userId, originId } = sessionRecord();
    expect(parseSessionId(`${userId}.${originId}`)).toEqual({ userId, originId });
  });
});

describe('the browser of a session [S-091]', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome 131, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51',
      'Edge 131, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0',
      'Opera 115, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36',
      'Yandex Browser 24, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari 18, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18, iPhone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
      'Chrome 131, iPad',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15',
      'Firefox 132, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome 131, Android',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet 27, Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome 131, ChromeOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
      'Chrome 131, Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer 11, Windows'],
    ['curl/8.4.0', 'curl 8'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
    ['', ''],
    ['<script>alert(1)</script>', ''],
  ])('%s is %s', (userAgent, words) => expect(describeBrowser(userAgent)).toBe(words));

  it('is told in no time, however long and strange the text is', () => {
    for (const piece of ['Version/1 ', 'Chrome/', '(iPhone', 'Trident/rv:', 'a/']) {
      const before = performance.now();
      describeBrowser(piece.repeat(512 / piece.length));
      expect(performance.now() - before).toBeLessThan(50);
    }
  });
});
