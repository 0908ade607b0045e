import { SESv2Client } from '@aws-sdk/client-sesv2';
import { welcomeMail } from '#contracts/platform/mail-kinds.ts';
import type { Language } from '#contracts/text/language.ts';
import { mailToReader } from '#lambdas/campaigns/index.ts';
import type { WelcomeMail } from '#lambdas/newsletter/index.ts';
import { slowCalls } from '#lambdas/platform/aws-client.ts';
import type { Log } from '#lambdas/platform/log.ts';
import { maskedAddress, serverAddress } from '#lambdas/platform/mail/mail-address.ts';
import { MailFailure } from '#lambdas/platform/mail/mail-failure.ts';
import type { MailerServices } from '#lambdas/platform/mail/mailer.ts';
import { sesTransport } from '#lambdas/platform/mail/ses-transport.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { compileMail, fillIn, templatesStore } from '#lambdas/templates/index.ts';
import { campaignSenderBy } from './campaign-sender.ts';
import { mailSiteBy } from './mail-site.ts';

interface Wiring {
  table: AppTable;
  readSettings: ReadSettings;
  environment: {
    MAIL_FROM: string;
    SITE_URL: string;
    SITE_CONTACT?: string | undefined;
    CAMPAIGN_CONFIGURATION_SET: string;
  };
  noteFailure: MailerServices['noteFailure'];
  log: Log;
}

/** Milliseconds: a reader waits for the response to their confirmation. */
const handOverTime = 4_000;

/**
 * Handed over as mails of campaigns are: through their configuration set, with the links and headers by which its reader unsubscribes. The
 * call is never made again, because SES would not know the second one.
 */
export const welcomeMailBy = ({ table, readSettings, environment, noteFailure, log }: Wiring) => {
  const templates = templatesStore(table);
  const sender = campaignSenderBy(readSettings, mailSiteBy(readSettings, environment), environment);
  const transport = sesTransport(
    { configurationSet: environment.CAMPAIGN_CONFIGURATION_SET, from: environment.MAIL_FROM },
    new SESv2Client({ ...slowCalls, maxAttempts: 1 }),
  );

  return async (language: Language): Promise<WelcomeMail | undefined> => {
    const { welcomeMail: isOn, welcomeTemplate } = await readSettings('campaigns');
    const template = isOn ? await templates.byId(welcomeTemplate) : undefined;
    const text = template?.texts[language];
    if (!template || !text) return undefined;
    const { from, site } = await sender(language);
    const compiled = await compileMail({ category: template.category, language, text, site });
    return {
      async send(reader) {
        const { values, headers } = mailToReader(reader, language, { site, nameless: text.nameless });
        const { subject, html, text: plain } = fillIn(compiled, values);
        const mail = {
          ...{ from, to: serverAddress(reader.email), replyTo: site.contact && serverAddress(site.contact) },
          ...{ subject, html, text: plain, headers, tags: { kind: welcomeMail, language } },
        };
        await transport.send(mail, AbortSignal.timeout(handOverTime)).catch(async (error: unknown) => {
          const reason = error instanceof MailFailure ? error.reason : 'refused';
          log.error('a welcome mail was not handed over', { error });
          await noteFailure({
            ...{ kind: welcomeMail, language, provider: 'ses', reason, recipient: maskedAddress(reader.email) },
          });
        });
      },
    };
  };
};
