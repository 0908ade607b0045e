import { timeLeft } from '../time-left.ts';
import { MailFailure } from './mail-failure.ts';

/** Milliseconds for a mail as a whole: reading the secret, connection, log-in and handing over. */
const mailTime = 4_000;
/** The time that is needed to note a failure and to answer its caller. */
const reserve = 1_000;

/** When a mail is given up: it may take what is left of the call that it belongs to, and never longer than `limit`. */
export const mailDeadline = (limit = mailTime): AbortSignal =>
  AbortSignal.timeout(Math.max(0, Math.min(limit, Math.floor(timeLeft() - reserve))));

/** Waits no longer, at any point of the work. @throws MailFailure `timedOut` */
export const inTime = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new MailFailure('timedOut', 'the time for a mail is over'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
