import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computedGroups } from '#lambdas/users/model/computed-groups.ts';

const now = Date.UTC(2026, 10, 21, 12);
const day = 24 * 60 * 60 * 1000;
const at = (time: number) => new Date(time).toISOString();
const joined = (age: number, login?: number) =>
  computedGroups({ created: at(now - age), ...(login === undefined ? {} : { lastLogin: at(now - login) }) }, now);

describe('the computed groups [S-121, S-267, Q-076]', () => {
  it.each([
    ['just joined', 0, undefined, ['new', 'all']],
    ['joined 30 days ago to the millisecond', 30 * day, undefined, ['new', 'all']],
    ['joined a millisecond earlier', 30 * day + 1, undefined, ['all']],
    ['joined 90 days ago to the millisecond, never logged in', 90 * day, undefined, ['all']],
    ['joined a millisecond earlier, never logged in', 90 * day + 1, undefined, ['inactive', 'all']],
    ['long ago, logged in 90 days ago to the millisecond', 400 * day, 90 * day, ['all']],
    ['long ago, logged in a millisecond earlier', 400 * day, 90 * day + 1, ['inactive', 'all']],
    ['long ago, logged in today', 400 * day, 0, ['all']],
    ['joined and logged in today', 0, 0, ['new', 'all']],
  ])('of somebody who %s', (_name, age, login, groups) => expect(joined(age, login)).toEqual(groups));

  it('do not depend on the zone or on summer time: a day is 24 hours', () => {
    // Clocks in Israel changed on 2026-10-25, between the two moments.
    const created = '2026-10-22T12:00:00.000Z';
    expect(computedGroups({ created }, Date.parse('2026-11-21T12:00:00.000Z'))).toContain('new');
    expect(computedGroups({ created }, Date.parse('2026-11-21T12:00:00.001Z'))).not.toContain('new');
  });

  it('always have everybody, and nobody who is both new and inactive', () => {
    fc.assert(
      fc.property(fc.nat(200 * day), fc.nat(200 * day), (age, login) => {
        const groups = joined(age, Math.min(age, login));
        expect(groups).toContain('all');
        expect(groups.includes('new') && groups.includes('inactive')).toBe(false);
      }),
    );
  });
});
