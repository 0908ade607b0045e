import { describe, expect, it } from 'vitest';
import type { UserChanges } from '#contracts/users/endpoints.ts';
import { requireConfirmedChange } from '#lambdas/users/steps/require-confirmed-change.ts';
import { person } from '../people.ts';

const caller = { userId: 'u', originId: 'o', username: 'Admin', isAdmin: true };
const ownEmail = 'odile@dance.example';
/** The code of the refusal, or `done`. */
const outcome = (before: { isAdmin: boolean }, changes: UserChanges, isConfirmed: boolean): string => {
  try {
    requireConfirmedChange({ ...caller, isConfirmed }, person('odile', { ...before, email: ownEmail }), changes);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('what an administrator may change about others without the password', () => {
  it.each<[string, UserChanges]>([
    ['a detail', { location: 'Haifa' }],
    ['allowing a user again', { enabled: true }],
    ['blocking a user', { enabled: false }],
  ])('is %s', (_what, changes) => {
    expect([outcome({ isAdmin: false }, changes, false), outcome({ isAdmin: false }, changes, true)]).toEqual([
      'done',
      'done',
    ]);
  });

  it.each<[string, boolean, UserChanges]>([
    ['an address', false, { email: 'other@dance.example' }],
    ['the same address once more', false, { email: ownEmail }],
    ['making an administrator', false, { isAdmin: true }],
    ['taking the role away', true, { isAdmin: false }],
    ['other roles', false, { roles: [] }],
    ['blocking an administrator', true, { enabled: false }],
  ])('is not %s', (_what, isAdmin, changes) => {
    expect(outcome({ isAdmin }, changes, false)).toBe('confirmationNeeded');
    expect(outcome({ isAdmin }, changes, true)).toBe('done');
  });

  it('is never the address of another administrator', () => {
    expect(outcome({ isAdmin: true }, { email: 'other@dance.example' }, true)).toBe('administratorAddress');
    expect(outcome({ isAdmin: true }, { email: ownEmail }, true)).toBe('done');
    expect(outcome({ isAdmin: true }, { location: 'Haifa' }, false)).toBe('done');
  });
});
