import type * as contracts from '#contracts/campaigns/checks.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { compileMail } from '#lambdas/templates/index.ts';
import { campaignEvent } from '../model/campaign-form.ts';
import { testMailToOne } from '../model/mail-to-one.ts';
import type { CampaignsServices } from '../services.ts';
import type { BulkMail } from '../ses/bulk-mailer.ts';
import { sesAddress } from '../ses/ses-address.ts';

/** What SES has not taken, or of which nobody knows, the caller may ask for again. */
const handOver = async ({ bulk, log }: CampaignsServices, mail: BulkMail): Promise<void> => {
  const [result] = await bulk.send(mail).catch((cause: unknown) => {
    log.error('test mail not sent', { error: cause });
    throw new ProblemError('mailNotSent', { cause });
  });
  if (result?.kind !== 'sent') throw new ProblemError('mailNotSent');
};

/**
 * One mail to the caller, made and handed over as those of the campaign are, with the links of the caller's own subscription. It
 * bears no mark of the campaign: what becomes of it counts nowhere.
 * @throws ProblemError `campaignNotFound`, `campaignBlocked` where the language is not written, `tooManyAttempts`, `mailNotSent`
 */
export const sendCampaignTest =
  (services: CampaignsServices): Route<typeof contracts.sendCampaignTest> =>
  async ({ pathParameters: { id }, body: { language }, caller, client }) => {
    const { campaigns, tests, audit, readers } = services;
    const campaign = requireFound(await campaigns.byId(id), 'campaignNotFound');
    const text = (await campaigns.texts(id))[language];
    if (!text) throw new ProblemError('campaignBlocked');
    await tests.consume(caller.userId);
    const [{ name, email }, { from, site }] = await Promise.all([
      services.reader(caller.userId),
      services.sender(language),
    ]);
    const to = sesAddress(email);
    if (!to) throw new ProblemError('mailNotSent');
    const [token = ''] = (await readers.ensure([{ email, language }])).values();
    const { subject, ...compiled } = await compileMail({ category: campaign.category, language, text, site });
    await handOver(services, {
      ...{ from, replyTo: site.contact ? sesAddress(site.contact) : undefined },
      ...{ subject: `[Test] ${subject}`, ...compiled },
      entries: [{ to, ...testMailToOne({ name, email, token }, language, { site, nameless: text.nameless }) }],
    });
    const { resource, action } = campaignEvent('campaign.sendTest', { after: campaign });
    await audit.record({ caller, client }, { action, resource, after: { language } });
    return undefined;
  };
