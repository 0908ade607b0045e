import type { Language } from '#contracts/text/language.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock, Sleep } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { FindSuppression, LiftSuppression } from '#lambdas/platform/mail/account-suppression.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import type { UsersStore } from '#lambdas/users/index.ts';
import type { MailPlace } from './model/reader-links.ts';
import type { ReaderColumn } from './model/reader-row.ts';
import type { readAddresses } from './store/read-people.ts';
import type { ReadersStore } from './store/readers-store.ts';

export interface WelcomeMail {
  /** Hands it over, once. A failure is noted where administrators see it. */
  send(reader: { name: string; email: string; token: string }): Promise<void>;
}

type Counted = 'newsletterByAddress' | 'newsletterMail';

/** The services of the administration of readers. */
export type ReadersServices = Pick<NewsletterServices, 'readers' | 'audit' | 'clock' | 'liftSuppression'> & {
  users: Pick<UsersStore, 'idByEmail' | 'byId' | 'byIds'>;
  /** A page of all addresses, of users and of readers. */
  addresses(page: { after?: string | undefined; limit: number }): ReturnType<typeof readAddresses>;
  findInAccount: FindSuppression;
  /** The heading row of an export. */
  headings(language: Language): Record<ReaderColumn, string>;
};

export interface NewsletterServices {
  readers: ReadersStore;
  users: Pick<UsersStore, 'idByEmail' | 'byId' | 'change'>;
  attempts: {
    /** @throws ProblemError `tooManyAttempts`. */
    consume(kind: Counted, subject: string): Promise<void>;
    /** One that was no attempt after all. */
    refund(kind: Counted, subject: string): Promise<void>;
  };
  botCheck: { passed(token: string, request: { action: 'newsletter'; ip: string }): Promise<boolean> };
  /**
   * Which mail of a campaign led to it that a reader wants less mail; counted where it was the mail with this token. It never fails: the
   * reader's wish is met by then.
   */
  noteUnsubscribed(place: MailPlace, token: string): Promise<void>;
  /** The mail that welcomes a subscriber; undefined where none is wanted or the language is not written. */
  welcomeIn(language: Language): Promise<WelcomeMail | undefined>;
  /** The writes that count a subscription, for the transaction that makes it. */
  countSignUp(): Promise<TransactionWrite[]>;
  audit: Audit;
  liftSuppression: LiftSuppression;
  sendMail: SendMail;
  /** The site's address for the links in mails. */
  siteUrl: string;
  clock: Clock;
  sleep: Sleep;
  log: Log;
}
