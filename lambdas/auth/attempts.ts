/** How often something may be tried by one subject, and how long it then has to wait. */
export interface AttemptRule {
  /** Attempts that cost nothing. */
  free: number;
  /** Seconds to wait after each further one: doubles from `firstDelay` up to `longestDelay`. */
  firstDelay: number;
  longestDelay: number;
}

const minute = 60;

/**
 * One rule for known and unknown subjects alike. An address may be a dance school's: it gets more free attempts than an
 * account.
 */
export const attemptRules = {
  /**
   * By name, from browsers that are not known: 55 guesses a day. Each delay outlasts the pool's own lock, which would tell
   * that there is such a user, and the longest one lets that lock end: two names of one user, each tried as often as it
   * may be, leave it a quarter of an hour, after which the pool forgets. Else it would keep the user's own browsers out.
   */
  password: { free: 5, firstDelay: 30, longestDelay: 32 * minute },
  passwordByDevice: { free: 5, firstDelay: 30, longestDelay: 15 * minute },
  passwordByAddress: { free: 40, firstDelay: 30, longestDelay: 15 * minute },
  /** Codes of a second factor and recovery codes together. */
  code: { free: 8, firstDelay: minute, longestDelay: 15 * minute },
  codeByAddress: { free: 40, firstDelay: minute, longestDelay: 15 * minute },
  /** Fewer than the pool allows, whose own limit only users would meet. */
  resetCode: { free: 4, firstDelay: minute, longestDelay: 15 * minute },
  resetByAddress: { free: 20, firstDelay: minute, longestDelay: 15 * minute },
  signUpByAddress: { free: 20, firstDelay: minute, longestDelay: 15 * minute },
  /** One a minute. */
  codeMailPause: { free: 1, firstDelay: minute, longestDelay: minute },
  /** Five mails, then an hour apart. */
  codeMail: { free: 5, firstDelay: 60 * minute, longestDelay: 60 * minute },
} as const satisfies Record<string, AttemptRule>;
export type AttemptKind = keyof typeof attemptRules;

/** Seconds until the next attempt, after the given number of attempts. */
export const delayAfter = ({ free, firstDelay, longestDelay }: AttemptRule, attempts: number): number =>
  attempts < free ? 0 : Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - free, 20));

/** An IPv6 subscriber has a whole /64: one of its addresses stands for all. */
export const addressSubject = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = ip.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')].slice(0, 4).join(':');
};
