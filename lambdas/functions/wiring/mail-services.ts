import type * as z from 'zod/mini';
import { mailFailuresStore } from '#lambdas/mail-failures/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import { mailSettingsOf } from '#lambdas/platform/mail/mail-settings.ts';
import type { ReadMailSettings } from '#lambdas/platform/mail/mailer.ts';
import { sesTransport } from '#lambdas/platform/mail/ses-transport.ts';
import type { ReadMoment } from '#lambdas/platform/settings.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { mailing } from './shared.env.ts';

type Environment = z.output<z.ZodMiniObject<typeof mailing>>;

/** The services that send mail, from the environment of a function. */
export const mailServices = (
  environment: Environment,
  { table, clock, log }: { table: AppTable; clock: Clock; log: Log },
) => {
  const sender = { from: environment.MAIL_FROM, configurationSet: environment.MAIL_CONFIGURATION_SET };
  return {
    from: sender.from,
    contact: environment.SITE_CONTACT ?? '',
    ses: sesTransport(sender),
    network: { allowLoopback: environment.LOCAL_MAIL_SERVERS === 'allowed' },
    noteFailure: mailFailuresStore(table, clock).note,
    clock,
    log,
  };
};

/** How mail is sent at this moment. */
export const mailSettingsBy =
  (readMoment: ReadMoment): ReadMailSettings =>
  async () => {
    const { settings, secret } = await readMoment();
    return { settings: mailSettingsOf(settings.integrations, settings.general), secret };
  };
