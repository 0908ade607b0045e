import type { Language } from '#contracts/text/language.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { auditSessionEnd } from '#lambdas/sessions/index.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';
import type { AuthServices } from '../services.ts';

type Services = Pick<AuthServices, 'users' | 'sessions' | 'audit' | 'sendMail' | 'siteUrl' | 'clock' | 'log'>;

interface Replacement {
  actor: Actor;
  language: Language;
  /** By which mail. */
  action?: 'account.resetPassword' | 'account.acceptInvitation';
}

/**
 * The password was replaced by mail: everything opened with the former one ends, and the owner is informed, unless they
 * have just chosen their first password and never logged in before.
 */
export const afterReset = async (
  services: Services,
  user: UserRecord,
  { actor, language, action = 'account.resetPassword' }: Replacement,
): Promise<void> => {
  const { users, sessions, audit } = services;
  await users.change(user.id, { devicesFrom: nowOf(services) });
  const auditWrite = auditSessionEnd(services, actor, 'session.endByPasswordReset');
  await sessions.revokeAll(user.id, nowOf(services), { auditWrite });
  await audit.record(actor, { action, resource: userResource(user) });
  if (action === 'account.resetPassword' || user.lastLogin)
    await notify(services, { ...user, language }, 'passwordChanged');
};
