import type * as contracts from '#contracts/campaigns/checks.ts';
import type { MailCategory } from '#contracts/templates/mail-category.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type * as templateContracts from '#contracts/templates/template-test.ts';
import type { TestResult } from '#contracts/templates/test-result.ts';
import type { Language } from '#contracts/text/language.ts';
import { readerAddress } from '#lambdas/newsletter/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { compileMail } from '#lambdas/templates/index.ts';
import type { BulkMail } from '../adapters/bulk-mailer.ts';
import { sesAddress } from '../adapters/ses-address.ts';
import { campaignEvent } from '../model/campaign-form.ts';
import { testMailToOne, testMailToOther } from '../model/mail-to-one.ts';
import type { CampaignsServices } from '../services.ts';

/**
 * Which of the mails SES has taken. The outcome of a call without a reply is unknown, and its sender may send the test
 * again.
 */
const handOver = async ({ bulk, log }: CampaignsServices, mail: BulkMail): Promise<boolean[]> => {
  if (mail.entries.length === 0) return [];
  const results = await bulk.send(mail).catch((error: unknown) => {
    log.error('test mail not sent', { error });
    return [];
  });
  return mail.entries.map((_entry, at) => results[at]?.kind === 'sent');
};

/** Only the caller's own address gets the links of its subscription. A test makes no one else a reader. */
const tokenOf = async (
  { readers }: CampaignsServices,
  { email, own, language }: { email: string; own: string; language: Language },
): Promise<string | undefined> => {
  if (email !== readerAddress(own)) return undefined;
  return (await readers.ensure([{ email, language }])).get(email);
};

interface TestMail {
  category: MailCategory;
  language: Language;
  text: MailText;
  to: readonly string[];
  asNameless: boolean;
}

/**
 * One mail to each address, made and handed over as those of a campaign are. It bears no mark of a campaign: what becomes of it
 * counts nowhere. Addresses to which no mail to many may go are left out. @throws ProblemError `tooManyAttempts`
 */
const sendTest = async (
  services: CampaignsServices,
  userId: string,
  { category, language, text, to, asNameless }: TestMail,
): Promise<{ results: TestResult[] }> => {
  const { tests, readers } = services;
  const emails = [...new Set(to.map(readerAddress))];
  await tests.consume(userId, emails.length);
  const [{ name, email: own }, { from, site }, known] = await Promise.all([
    services.reader(userId),
    services.sender(language),
    readers.byEmails(emails),
  ]);
  const isSuppressed = (email: string) => known.get(email)?.suppressed !== undefined;
  const sendable = emails.filter((email) => !isSuppressed(email) && sesAddress(email) !== undefined);
  const { subject, ...compiled } = await compileMail({ category, language, text, site });
  const entries = await Promise.all(
    sendable.map(async (email) => {
      const token = await tokenOf(services, { email, own, language });
      const tester = { name: asNameless ? '' : name, email };
      const mail = { site, nameless: text.nameless };
      const part =
        token === undefined
          ? testMailToOther(tester, language, mail)
          : testMailToOne({ ...tester, token }, language, mail);
      return { to: sesAddress(email) ?? email, ...part };
    }),
  );
  const replyTo = site.contact ? sesAddress(site.contact) : undefined;
  const taken = await handOver(services, { from, replyTo, subject: `[Test] ${subject}`, ...compiled, entries });
  const sent = new Set(sendable.filter((_email, at) => taken[at]));
  const outcomeOf = (email: string): TestResult['outcome'] => {
    if (isSuppressed(email)) return 'suppressed';
    return sent.has(email) ? 'sent' : 'notSent';
  };
  return { results: emails.map((email) => ({ email, outcome: outcomeOf(email) })) };
};

/** Without the addresses, which are no one's concern later on. */
const logged = ({ language, asNameless }: TestMail, { results }: { results: readonly TestResult[] }) => ({
  language,
  addresses: results.length,
  asNameless,
});

/** @throws ProblemError `campaignNotFound`, `campaignBlocked` where the language is not written, `tooManyAttempts` */
export const sendCampaignTest =
  (services: CampaignsServices): Route<typeof contracts.sendCampaignTest> =>
  async ({ pathParameters: { id }, body: { asNameless = false, ...body }, caller, client }) => {
    const { campaigns, audit } = services;
    const campaign = requireFound(await campaigns.byId(id), 'campaignNotFound');
    const text = (await campaigns.texts(id))[body.language];
    if (!text) throw new ProblemError('campaignBlocked');
    const mail = { ...body, category: campaign.category, text, asNameless };
    const reply = await sendTest(services, caller.userId, mail);
    const { resource, action } = campaignEvent('campaign.sendTest', { after: campaign });
    await audit.record({ caller, client }, { action, resource, after: logged(mail, reply) });
    return reply;
  };

/**
 * The text comes from the form, so that it can be tried before it is saved.
 * @throws ProblemError `templateNotFound`, `tooManyAttempts`
 */
export const sendTemplateTest =
  (services: CampaignsServices): Route<typeof templateContracts.sendTemplateTest> =>
  async ({ pathParameters: { id }, body: { asNameless = false, ...body }, caller, client }) => {
    const { name } = requireFound(await services.templates.byId(id), 'templateNotFound');
    const mail = { ...body, asNameless };
    const reply = await sendTest(services, caller.userId, mail);
    const after = logged(mail, reply);
    await services.audit.record({ caller, client }, { action: 'template.sendTest', resource: { id, name }, after });
    return reply;
  };
