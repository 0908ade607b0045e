import type { AwsError } from '../runtime/aws-errors.ts';
import { limitExceeded, notAuthorized } from './errors.ts';

const minute = 60_000;
const tolerated = 5;
/** After a quarter of an hour without a wrong attempt, the count starts again at zero. */
const forgotten = 15 * minute;

/** The time can be in the past or the future: the twin's clock can be moved back. */
const isOutside = (age: number, limit: number): boolean => age < 0 || age >= limit;

/** Refuses after five wrong attempts, for as long as `lockFor` says. In memory: a restart of the twin forgets them. */
const createLockout = (now: () => number, lockFor: (failures: number) => number, refusal: () => AwsError) => {
  const failures = new Map<string, { count: number; last: number }>();
  return {
    require: (who: string): void => {
      const known = failures.get(who);
      if (known === undefined) return;
      const age = now() - known.last;
      if (isOutside(age, forgotten)) failures.delete(who);
      else if (known.count >= tolerated && age < lockFor(known.count)) throw refusal();
    },
    failed: (who: string): void => {
      failures.set(who, { count: (failures.get(who)?.count ?? 0) + 1, last: now() });
    },
    succeeded: (who: string): void => {
      failures.delete(who);
    },
  };
};

/** At most five mails an hour to one user. */
const createMailLimit = (now: () => number) => {
  const sent = new Map<string, number[]>();
  return (who: string): void => {
    const recent = (sent.get(who) ?? []).filter((time) => !isOutside(now() - time, 60 * minute));
    if (recent.length >= tolerated) throw limitExceeded();
    sent.set(who, [...recent, now()]);
  };
};

/**
 * Cognito's limits of attempts. Keys are user ids, or what was typed where there is no user, so that a name that does
 * not exist is refused like one that does.
 */
export const createAttempts = (now: () => number) => ({
  /** Locked for a second after the fifth wrong password, then for twice as long after each further one. */
  passwords: createLockout(
    now,
    (failures) => Math.min(2 ** (failures - tolerated) * 1000, 15 * minute),
    () => notAuthorized('Password attempts exceeded'),
  ),
  codes: createLockout(now, () => 15 * minute, limitExceeded),
  takeMail: createMailLimit(now),
});
export type Attempts = ReturnType<typeof createAttempts>;
