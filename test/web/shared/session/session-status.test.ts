import { describe, expect, it } from 'vitest';
import { nextCheckMs, sessionStatus } from '#web/shared/session/model/session-status.ts';

const expiry = 10_000_000;
const at = (secondsLeft: number) => expiry - secondsLeft * 1_000;

describe('the status of a session [S-133, S-159, S-272]', () => {
  it.each([
    ['valid', 3_600, { isExpired: false, isWarning: false, timeRemaining: 3_600 }],
    ['still valid', 300.001, { isExpired: false, isWarning: false, timeRemaining: 301 }],
    ['about to expire at 300 s', 300, { isExpired: false, isWarning: true, timeRemaining: 300 }],
    ['not over in its last moment', 0.001, { isExpired: false, isWarning: true, timeRemaining: 1 }],
    ['over', 0, { isExpired: true, isWarning: false, timeRemaining: 0 }],
    ['over after a sleep', -5_000, { isExpired: true, isWarning: false, timeRemaining: 0 }],
  ])('is %s with %d s left', (_, left, expected) => {
    expect(sessionStatus(expiry, at(left))).toEqual({ ...expected, expiryTime: expiry });
  });

  it.each([
    ['a minute while there is time [S-160]', 3_600, 60_000],
    ['the moment at which the warning begins', 310, 10_000],
    ['a second when the warning has just begun', 300, 1_000],
    ['each full second of the countdown [S-161]', 299.4, 400],
    ['a whole second from a full one', 200, 1_000],
    ['the end', 0.25, 250],
  ])('is looked at again after %s', (_, left, expected) => {
    expect(nextCheckMs(expiry, at(left))).toBeCloseTo(expected, 6);
  });
});
