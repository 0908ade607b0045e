import type { ProblemCode } from '#contracts/http/problem.ts';
import type { UnsentReason } from '#contracts/mail-failures/endpoints.ts';
import { mailProviderNames } from '#contracts/platform/mail-providers.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../problem.ts';
import { inTime, mailDeadline } from './mail-deadline.ts';
import { MailFailure } from './mail-failure.ts';
import { type MailSettings, secretNames } from './mail-settings.ts';
import { sendThrough } from './mailer.ts';
import { type TransportServices, transportOf } from './transport-of.ts';

/** The text for each failure (`locales/<language>/validation.json`). */
const rules: Record<UnsentReason, string> = {
  refused: 'mailRefused',
  notReached: 'mailServerNotReached',
  timedOut: 'mailServerTimedOut',
  loginRefused: 'mailLoginRefused',
  tls: 'mailServerUnsafe',
  notAllowed: 'mailServerNotAllowed',
};

/** The setting that a failure is about. Only a server that an administrator typed has one of its own. */
const settingOf = (reason: UnsentReason, { provider }: MailSettings): string => {
  if (reason === 'refused') return 'mailFrom';
  if (reason === 'loginRefused') return secretNames[provider] ?? 'mailProvider';
  return provider === 'smtp' ? 'smtpHost' : 'mailProvider';
};

/** An administrator sees what failed and why; it is no fault of the product, so it raises no alarm. */
const explained = (code: ProblemCode, settings: MailSettings) => (cause: unknown) => {
  if (!(cause instanceof MailFailure)) throw cause;
  throw new ProblemError(code, { cause, fields: { [settingOf(cause.reason, settings)]: rules[cause.reason] } });
};

/** @throws ProblemError `mailConnectionFailed`, `mailProviderReceivesOnly`, `unavailable` */
export const testConnection = (settings: MailSettings, services: TransportServices): Promise<void> => {
  const signal = mailDeadline(services.mailTime);
  const tried = transportOf(settings, services).verify(signal);
  return inTime(signal, tried).catch(explained('mailConnectionFailed', settings));
};

interface TestMail {
  to: string;
  language: Language;
  /** The site that sends it, by its host. */
  site: string;
  timeZone: string;
}

/** @throws ProblemError `mailTestFailed`, `mailProviderReceivesOnly`, `unavailable` */
export const sendTestMail = (
  settings: MailSettings,
  services: TransportServices & { clock: Clock },
  { to, language, site, timeZone }: TestMail,
): Promise<void> => {
  // Names the zone, too.
  const date = dateFormat(language, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  });
  const time = date.format(services.clock());
  const values = { site, provider: mailProviderNames[settings.provider], time };
  return sendThrough(settings, services, { to, kind: 'testMail', language, values }).catch(
    explained('mailTestFailed', settings),
  );
};
