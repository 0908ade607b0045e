import type { Language } from '#contracts/text/language.ts';
import type { Actor, Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { IdentityAdministration, IdentityLogin } from '#lambdas/platform/identity/identity.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { SessionsStore } from '#lambdas/sessions/index.ts';
import type { ExportColumn } from './model/export-columns.ts';
import type { FormerEmails } from './store/former-emails-store.ts';
import type { Invitations } from './store/invitations-store.ts';
import type { UsersStore } from './store/users-store.ts';

interface MailAttempts {
  /** @throws ProblemError `tooManyAttempts`. */
  consume(kind: 'administratorMail', subject: string): Promise<void>;
  /** One that was no attempt after all. */
  refund(kind: 'administratorMail', subject: string): Promise<void>;
}

/** The services that the administration of users uses. */
export interface UsersServices {
  users: UsersStore;
  formerEmails: FormerEmails;
  invitations: Invitations;
  sessions: SessionsStore;
  audit: Audit;
  identity: IdentityAdministration & Pick<IdentityLogin, 'revoke'>;
  readSettings: ReadSettings;
  sendMail: SendMail;
  /** Forgets what is kept of an address for mail to many, other than what it refused. */
  forgetReader(email: string): Promise<void>;
  /** Ends the newsletter of an address that subscribed without its account. False where it has not. */
  endSubscription(email: string, actor: Actor): Promise<boolean>;
  /** Carries over what an account's former address refused, so that it counts at the new one. */
  moveReader(from: string, to: string): Promise<void>;
  /** How many mails an administrator may write. */
  attempts: MailAttempts;
  /** The site's address for the links in mails. */
  siteUrl: string;
  /** The heading row of an export. */
  headings(language: Language): Record<ExportColumn, string>;
  clock: Clock;
  log: Log;
}
