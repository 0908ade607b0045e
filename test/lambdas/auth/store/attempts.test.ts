import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptRules, attemptRulesBy, delayAfter } from '#lambdas/auth/model/attempts.ts';
import { attemptsStore } from '#lambdas/auth/store/attempts-store.ts';
import { addressSubject, networkSubject } from '#lambdas/platform/http/request.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openTestTable } from '#test/support/test-table.ts';

describe('the delay between attempts', () => {
  it('is nothing for the free ones, then doubles up to the longest', () => {
    const delays = [1, 4, 5, 6, 7, 8, 9, 10, 11, 500].map((attempts) => delayAfter(attemptRules.password, attempts));
    expect(delays).toEqual([0, 0, 30, 60, 120, 240, 480, 960, 1920, 1920]);
  });

  it('never shrinks and never passes the longest, for every rule', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(attemptRules)), fc.nat(10_000), (rule, attempts) => {
        const delay = delayAfter(rule, attempts);
        expect(delayAfter(rule, attempts + 1)).toBeGreaterThanOrEqual(delay);
        expect(delay).toBeLessThanOrEqual(rule.longestDelay);
      }),
    );
  });
});

describe('the delay between passwords', () => {
  it('begins and ends as administrators have set it, and as it ever was until they do', async () => {
    const { readSettings, set } = someSettings();
    const rule = () => attemptRulesBy(readSettings)('password');
    expect(await rule()).toEqual(attemptRules.password);
    set('security', { freeAttempts: 3, longestWaitMinutes: 120 });
    const changed = await rule();
    expect([2, 3, 500].map((attempts) => delayAfter(changed, attempts))).toEqual([0, 30, 120 * 60]);
    // Other counts are not theirs to set.
    expect(await attemptRulesBy(readSettings)('resetMail')).toEqual(attemptRules.resetMail);
  });
});

describe('the subject of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::5:6:7:8:9', '0:0:0:5'],
    ['1:2::7:8:9:a:b', '1:2:0:7'],
  ])('of %s is %s', (ip, subject) => expect(addressSubject(ip)).toBe(subject));

  it.each([
    ['203.0.113.7', '203.0.113'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
  ])('of %s lies in the network %s', (ip, network) => expect(networkSubject(ip)).toBe(network));
});

describe('counted attempts', () => {
  let testTable: Awaited<ReturnType<typeof openTestTable>>;
  let now = Date.UTC(2026, 10, 21, 10);
  beforeAll(async () => {
    testTable = await openTestTable();
  });
  afterAll(() => testTable.close());
  const pseudonymOf = dailyPseudonym('secret', () => now);
  const refusalOf = (attempt: Promise<void>) =>
    attempt.then(
      () => undefined,
      (error: unknown) => (error instanceof ProblemError ? { code: error.code, retryAfter: error.retryAfter } : error),
    );

  it('are refused after the free ones until the delay is over, which the refusal tells', async () => {
    const attempts = attemptsStore(
      testTable.table,
      () => now,
      async (kind) => attemptRules[kind],
      pseudonymOf,
    );
    for (let attempt = 0; attempt < attemptRules.password.free; attempt += 1) await attempts.consume('password', 'noa');
    expect(await refusalOf(attempts.consume('password', 'noa'))).toEqual({ code: 'tooManyAttempts', retryAfter: 30 });
    now += 29_000;
    expect(await refusalOf(attempts.consume('password', 'noa'))).toEqual({ code: 'tooManyAttempts', retryAfter: 1 });
    now += 1_000;
    expect(await refusalOf(attempts.consume('password', 'noa'))).toBeUndefined();
    expect(await refusalOf(attempts.consume('password', 'noa'))).toEqual({ code: 'tooManyAttempts', retryAfter: 60 });
    expect(await refusalOf(attempts.consume('password', 'somebody else'))).toBeUndefined();
  });

  it('start anew once one was right, and a right one of many takes only itself back', async () => {
    const attempts = attemptsStore(
      testTable.table,
      () => now,
      async (kind) => attemptRules[kind],
      pseudonymOf,
    );
    for (let attempt = 0; attempt < 3; attempt += 1) await attempts.consume('password', 'lea');
    await attempts.reset('password', 'lea');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await refusalOf(attempts.consume('password', 'lea'))).toBeUndefined();

    for (let attempt = 0; attempt < 100; attempt += 1) {
      await attempts.consume('passwordByAddress', 'a school');
      await attempts.refund('passwordByAddress', 'a school');
    }
    expect(await refusalOf(attempts.consume('passwordByAddress', 'a school'))).toBeUndefined();
  });

  it('cannot be made many at once to be counted as one', async () => {
    const attempts = attemptsStore(
      testTable.table,
      () => now,
      async (kind) => attemptRules[kind],
      pseudonymOf,
    );
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, () => refusalOf(attempts.consume('password', 'dan'))),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(attemptRules.password.free);
    now += 16 * 60_000;
    const later = await Promise.all(Array.from({ length: 60 }, () => refusalOf(attempts.consume('password', 'dan'))));
    expect(later.filter((outcome) => outcome === undefined)).toHaveLength(1);
  });

  it('keep no name or address that a stranger typed', async () => {
    const attempts = attemptsStore(
      testTable.table,
      () => now,
      async (kind) => attemptRules[kind],
      pseudonymOf,
    );
    const sent: string[] = [];
    testTable.table.client.middlewareStack.add(
      (next) => async (request) => {
        sent.push(JSON.stringify(request.input));
        return next(request);
      },
      { step: 'initialize', name: 'seen' },
    );
    await attempts.consume('password', 'secret@address.example');
    expect(sent).not.toHaveLength(0);
    expect(sent.join()).not.toContain('secret@address');
    // Addresses are few: anyone who has the table could try out every one of them.
    await attempts.consume('passwordByAddress', '203.0.113.7');
    expect(sent.join()).not.toContain(createHash('sha256').update('203.0.113.7').digest('base64url'));
    expect(sent.join()).toContain(pseudonymOf('203.0.113.7'));
  });
});
