import type { Language } from '#contracts/text/language.ts';
import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { IdentityAdministration, IdentityLogin } from '#lambdas/platform/identity/identity.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import type { SessionsStore } from '#lambdas/sessions/index.ts';
import type { ExportColumn } from './model/export-columns.ts';
import type { FormerEmails } from './store/former-emails-store.ts';
import type { UsersStore } from './store/users-store.ts';

/** The services that the administration of users uses. */
export interface UsersServices {
  users: UsersStore;
  formerEmails: FormerEmails;
  sessions: SessionsStore;
  audit: Audit;
  identity: IdentityAdministration & Pick<IdentityLogin, 'revoke'>;
  isCommonPassword(password: string, own: { username: string; email: string }): boolean;
  sendMail: SendMail;
  /** The site's address for the links in mails. */
  siteUrl: string;
  /** The heading row of an export. */
  headings(language: Language): Record<ExportColumn, string>;
  clock: Clock;
  log: Log;
}
