import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock, Sleep } from '#lambdas/platform/clock.ts';
import type { Identity } from '#lambdas/platform/identity/identity.ts';
import type { VerifyToken } from '#lambdas/platform/identity/token-verifier.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import type { Seal } from '#lambdas/platform/seal.ts';
import type { CheckSession } from '#lambdas/platform/session.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { SessionsStore } from '#lambdas/sessions/index.ts';
import type { FormerEmails, UsersStore } from '#lambdas/users/index.ts';
import type { BotCheck } from './adapters/bot-check.ts';
import type { Attempts } from './store/attempts-store.ts';
import type { Challenges } from './store/challenges-store.ts';
import type { RecoveryCodes } from './store/recovery-store.ts';
import type { Resets } from './store/resets-store.ts';

/** The services that the use cases of logging in need. */
export interface AuthServices {
  users: UsersStore;
  sessions: SessionsStore;
  identity: Identity;
  attempts: Attempts;
  challenges: Challenges;
  recovery: RecoveryCodes;
  resets: Resets;
  formerEmails: FormerEmails;
  audit: Audit;
  readSettings: ReadSettings;
  sendMail: SendMail;
  /** Keys the hashes of codes. */
  codeKey(): Promise<Buffer>;
  /** Seals secrets that must be stored in the table for a while. */
  seal: Seal;
  /** The site's address for the links in mails. */
  siteUrl: string;
  clock: Clock;
  sleep: Sleep;
  log: Log;
}

export interface LoginServices extends AuthServices {
  botCheck: BotCheck;
  checkSession: CheckSession;
  verifyToken: VerifyToken;
}
