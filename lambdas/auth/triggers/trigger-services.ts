import type { Audit } from '#lambdas/platform/audit.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SendMail } from '#lambdas/platform/mail/mailer.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { SessionsStore } from '#lambdas/sessions/index.ts';
import type { UsersStore } from '#lambdas/users/index.ts';
import type { Resets } from '../store/resets-store.ts';

export interface TriggerServices {
  users: UsersStore;
  sessions: SessionsStore;
  audit: Audit;
  sendMail: SendMail;
  readSettings: ReadSettings;
  resets: Pick<Resets, 'isExpected'>;
  siteUrl: string;
  /** Off: a new user counts as confirmed without a mail. */
  verifiesSignUps: boolean;
  clock: Clock;
  log: Log;
}
