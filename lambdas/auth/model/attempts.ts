import type { ReadSettings } from '#lambdas/platform/settings.ts';

/** How often something may be tried by one subject, and how long it then has to wait. */
export interface AttemptRule {
  /** Attempts without a waiting time. */
  free: number;
  /** Seconds to wait after each further one: doubles from `firstDelay` up to `longestDelay`. */
  firstDelay: number;
  longestDelay: number;
}

const minute = 60;
const mails = { free: 5, firstDelay: 60 * minute, longestDelay: 60 * minute };

/**
 * One rule for known and unknown subjects alike. An address may be shared by a whole dance school, so it gets more free
 * attempts than an account.
 */
export const attemptRules = {
  /**
   * By name, from unknown browsers: 55 guesses a day. Each waiting time is longer than the pool's own lock, which would
   * reveal that the user exists. The longest one lets that lock end: if two names of one user are each tried as often
   * as allowed, the user still gets a quarter of an hour, after which the pool forgets the failures. Otherwise the
   * user's own browsers would be kept out.
   */
  password: { free: 5, firstDelay: 30, longestDelay: 32 * minute },
  passwordByDevice: { free: 5, firstDelay: 30, longestDelay: 15 * minute },
  passwordByAddress: { free: 40, firstDelay: 30, longestDelay: 15 * minute },
  /** Codes of a second factor and recovery codes together. */
  code: { free: 8, firstDelay: minute, longestDelay: 15 * minute },
  /**
   * First codes of what one sets up, a second factor or a new address: they neither buy guesses at the present factor
   * nor use them up.
   */
  setUpCode: { free: 8, firstDelay: minute, longestDelay: 15 * minute },
  codeByAddress: { free: 40, firstDelay: minute, longestDelay: 15 * minute },
  /** Fewer than the pool allows, because only existing users would reach the pool's own limit. */
  resetCode: { free: 4, firstDelay: minute, longestDelay: 15 * minute },
  resetByAddress: { free: 20, firstDelay: minute, longestDelay: 15 * minute },
  signUpByAddress: { free: 20, firstDelay: minute, longestDelay: 15 * minute },
  newsletterByAddress: { free: 20, firstDelay: minute, longestDelay: 15 * minute },
  /** One a minute. */
  codeMailPause: { free: 1, firstDelay: minute, longestDelay: minute },
  /** Codes to a user's own address: five mails, then an hour apart. */
  codeMail: mails,
  /**
   * Mails to an address that anyone can enter. Each way has its own count: a stranger who signs up with another
   * person's address does not keep its owner from a new password.
   */
  signUpMail: mails,
  resetMail: mails,
  changeMail: mails,
  newsletterMail: mails,
  /** Mails that an administrator writes to users. */
  administratorMail: { free: 30, firstDelay: minute, longestDelay: 10 * minute },
} as const satisfies Record<string, AttemptRule>;
export type AttemptKind = keyof typeof attemptRules;

/** Mails to an address that anybody can type are counted by the mailbox that it leads to. */
const byMailbox: readonly AttemptKind[] = ['signUpMail', 'resetMail', 'changeMail', 'newsletterMail'];

/** The subject that is counted: `anna+shoes@…` and `anna+more@…` lead to one mailbox with most providers, which may get no more for it. */
export const countedSubject = (kind: AttemptKind, subject: string): string =>
  byMailbox.includes(kind) ? subject.replace(/^([^+@]+)\+[^@]*@/, '$1@') : subject;

/** The rules as the site's settings change them: how often a password may be tried from unknown browsers. */
export const attemptRulesBy =
  (readSettings: ReadSettings) =>
  async (kind: AttemptKind): Promise<AttemptRule> => {
    if (kind !== 'password') return attemptRules[kind];
    const { freeAttempts, longestWaitMinutes } = await readSettings('security');
    return { ...attemptRules.password, free: freeAttempts, longestDelay: longestWaitMinutes * minute };
  };

/** Seconds until the next attempt, after the given number of attempts. */
export const delayAfter = ({ free, firstDelay, longestDelay }: AttemptRule, attempts: number): number =>
  attempts < free ? 0 : Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts - free, 20));
