import type * as contracts from '#contracts/campaigns/checks.ts';
import type { CampaignProblem } from '#contracts/campaigns/checks.ts';
import type { MailText, MailTexts } from '#contracts/templates/mail-text.ts';
import { usedVariables } from '#contracts/templates/typed-words.ts';
import { isSafeLink, linksOf } from '#contracts/text/rich-text.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { MailAccount } from '#lambdas/platform/mail/mail-account.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { withTypedLinks } from '#lambdas/templates/index.ts';
import { audienceOf, chosenFor, type Kinds, namelessIn } from '../model/audience.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { campaignRate } from '../model/pacing.ts';
import { textProblems } from '../model/text-problems.ts';
import type { CampaignsServices } from '../services.ts';
import { lastAudience } from './count-audience.ts';

/** Mail programs cut a longer mail off (Gmail's limit). */
const largestMail = 102_000;
/** So many links are tried; a mail with more has other troubles. */
const triedLinks = 20;

/** The problems that show without counting anybody. */
const choiceProblems = ({ groups, people, languages }: CampaignRecord): CampaignProblem[] => {
  if (groups.length === 0 && !chosenFor({ people })) return [{ code: 'noGroups', blocks: true }];
  return languages.length === 0 ? [{ code: 'noLanguages', blocks: true }] : [];
};

/** Whether it names its readers and has nothing for those whose name is not known. */
const lacksWords = (text: MailText | undefined): boolean =>
  text !== undefined && !text.nameless && usedVariables([text]).includes('name');

/** Languages in which nothing stands for a name that is not known, with the number of readers without one, of all in the language. */
const namelessProblems = (kinds: Kinds, campaign: CampaignRecord, texts: MailTexts): CampaignProblem[] => {
  const { byLanguage } = audienceOf(kinds, campaign);
  return campaign.languages
    .filter((language) => lacksWords(texts[language]))
    .map((language) => ({
      ...{ code: 'missingNameless', blocks: false, language },
      detail: String(namelessIn(kinds, campaign, language)),
      total: byLanguage[language] ?? 0,
    }));
};

/** Without an answer of SES there is nothing to warn of; that mail cannot be sent at all shows elsewhere. */
const limitsOf = ({ account, log }: CampaignsServices): Promise<MailAccount | undefined> =>
  account().catch((error: unknown) => {
    log.error('limits of the mail account not read', { error });
    return undefined;
  });

/** Whom it reaches, and whether the account may send so much. */
const audienceProblems = async (
  { people }: CampaignsServices,
  campaign: CampaignRecord,
  texts: MailTexts,
  limits: MailAccount | undefined,
): Promise<CampaignProblem[]> => {
  const unset = choiceProblems(campaign);
  if (unset.length > 0) return unset;
  const { kinds } = await people(campaign);
  const { total } = audienceOf(kinds, campaign);
  if (total === 0) return [{ code: 'noRecipients', blocks: true }];
  const left = limits ? Math.max(0, limits.dailyLimit - limits.sentToday) : Number.POSITIVE_INFINITY;
  return [
    ...(total > left ? [{ code: 'overQuota', blocks: false, detail: String(left) } as const] : []),
    ...(limits?.isSandbox ? [{ code: 'sandbox', blocks: false } as const] : []),
    ...namelessProblems(kinds, campaign, texts),
  ];
};

/** The problems of its mails as they are sent. */
const mailProblems = async (
  { writing }: CampaignsServices,
  { category, languages }: CampaignRecord,
  texts: MailTexts,
): Promise<CampaignProblem[]> => {
  const problems = await Promise.all(
    languages.map(async (language): Promise<CampaignProblem[]> => {
      const text = texts[language];
      const found = textProblems(text, language, text ? await writing.unfilledWords(text, language) : []);
      const address = (await writing.hasPostalAddress(language))
        ? []
        : [{ code: 'noPostalAddress', blocks: true, language } as const];
      if (!text) return [...found, ...address];
      const { html } = await writing.write({ category, language, text }, { name: '', email: '' });
      const bytes = Buffer.byteLength(html);
      const size =
        bytes > largestMail ? [{ code: 'tooLarge', blocks: false, language, detail: String(bytes) } as const] : [];
      return [...found, ...address, ...size];
    }),
  );
  return problems.flat();
};

/** The problems that can be found without asking other servers. Those that stop it come first. */
const problemsOf = async (
  services: CampaignsServices,
  campaign: CampaignRecord,
  texts: MailTexts,
  limits: MailAccount | undefined,
): Promise<CampaignProblem[]> => {
  const found = await Promise.all([
    audienceProblems(services, campaign, texts, limits),
    mailProblems(services, campaign, texts),
  ]);
  return found.flat().sort((one, other) => Number(other.blocks) - Number(one.blocks));
};

/**
 * Whether something stops it, as far as that shows without reading everyone: its audience is taken from the last count,
 * which the screen has just asked for. Where that is wrong, or no one was ever counted, the dispatcher finds out and
 * says so.
 */
export const isBlocked = async (
  services: CampaignsServices,
  campaign: CampaignRecord,
  texts: MailTexts,
): Promise<boolean> => {
  if (choiceProblems(campaign).length > 0) return true;
  const [audience, problems] = await Promise.all([
    lastAudience(services, campaign),
    mailProblems(services, campaign, texts),
  ]);
  return audience?.total === 0 || problems.some(({ blocks }) => blocks);
};

/** Links that lead nowhere, with the first language in which each stands. */
const deadLinks = async (
  { isAlive }: CampaignsServices,
  { languages }: CampaignRecord,
  texts: MailTexts,
): Promise<CampaignProblem[]> => {
  const links = new Map(
    languages
      .toReversed()
      .flatMap((language) =>
        linksOf(withTypedLinks(texts[language]?.body ?? { type: 'doc', content: [] })).map(
          (href) => [href, language] as const,
        ),
      )
      .filter(([href]) => isSafeLink(href) && /^(https?:|\/)/i.test(href)),
  );
  const tried = [...links].slice(0, triedLinks);
  const alive = await Promise.all(tried.map(([href]) => isAlive(href)));
  return tried
    .filter((_link, i) => !alive[i])
    .map(([detail, language]) => ({ code: 'deadLink', blocks: false, language, detail }));
};

/** @throws ProblemError `campaignNotFound` */
export const checkCampaign =
  (services: CampaignsServices): Route<typeof contracts.checkCampaign> =>
  async ({ pathParameters: { id } }) => {
    const campaign = requireFound(await services.campaigns.byId(id), 'campaignNotFound');
    const [texts, limits, { signInShare }] = await Promise.all([
      services.campaigns.texts(id),
      limitsOf(services),
      services.readSettings('campaigns'),
    ]);
    const [problems, dead] = await Promise.all([
      problemsOf(services, campaign, texts, limits),
      deadLinks(services, campaign, texts),
    ]);
    return {
      problems: [...problems, ...dead],
      ...(limits ? { rate: campaignRate(limits.rate, signInShare) } : {}),
    };
  };
