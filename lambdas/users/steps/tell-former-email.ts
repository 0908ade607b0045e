import { nowOf } from '#lambdas/platform/clock.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import { newSecretId, secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';

const lifetimeDays = 7;

type Services = Pick<UsersServices, 'formerEmails' | 'sendMail' | 'siteUrl' | 'clock' | 'log'>;

/** Informs the address that an account had until now that it has another, with the way to get it back. */
export const tellFormerEmail = async (
  services: Services,
  { id, language, username }: UserRecord,
  { email, secondFactor }: Pick<UserRecord, 'email' | 'secondFactor'>,
  kind: 'emailChanged' | 'emailChangedByAdministrator',
): Promise<void> => {
  const secret = newSecretId();
  await services.formerEmails.add(id, {
    linkHash: secretIdHash(secret),
    email,
    secondFactor,
    changed: nowOf(services),
    expires: Math.floor(services.clock() / 1000) + lifetimeDays * 24 * 60 * 60,
  });
  // In the fragment, which no server and no log ever sees.
  const link = `${siteLink(services, '/undo-email-change', language)}#${new URLSearchParams({ user: id, code: secret })}`;
  await notify(services, { email, language, username }, kind, link);
};
