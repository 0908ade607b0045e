import type * as contracts from '#contracts/campaigns/endpoints.ts';
import type { Letter, WholeLetter } from '#contracts/letters/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { campaignEvent } from '../model/campaign-form.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { describeCampaign } from '../model/describe-campaign.ts';
import type { CampaignsServices } from '../services.ts';

type LetterServices = Pick<CampaignsServices, 'mails' | 'letters'>;

/** Of each language that it was sent in. */
const lettersOf = async ({ mails, letters }: LetterServices, { id, languages }: CampaignRecord): Promise<Letter[]> => {
  const kept = await Promise.all(languages.map((language) => mails.read(id, language)));
  const whole = await Promise.all(kept.flatMap((mail) => (mail?.letter ? letters.byAddress(mail.letter) : [])));
  return whole
    .filter((letter): letter is WholeLetter => letter !== undefined)
    .map(({ html: _html, ...letter }) => letter);
};

/** For the transaction in which a campaign goes: its letters go with it. */
export const removedLetters = async (
  services: LetterServices,
  campaign: CampaignRecord,
): Promise<TransactionWrite[]> => {
  const { letters } = services;
  const gone = await lettersOf(services, campaign);
  return gone.flatMap((letter) => [letters.remove(letter.address), letters.withdraw(letter)]);
};

/** @throws ProblemError `campaignNotFound`, `campaignNotNow` for one that was not sent yet */
export const publishLetters =
  (services: CampaignsServices): Route<typeof contracts.publishLetters> =>
  async ({ pathParameters: { id }, body: { isPublic }, caller, client }) => {
    const { campaigns, letters, figures, audit } = services;
    const stored = await campaigns.change(id, undefined, async (before) => {
      if ((before.isPublic ?? false) === isPublic) return undefined;
      const sent = await lettersOf(services, before);
      if (sent.length === 0) throw new ProblemError('campaignNotNow');
      const { isPublic: _former, ...kept } = before;
      const after = { ...kept, ...(isPublic ? { isPublic } : {}), updated: nowOf(services) };
      const event = campaignEvent(isPublic ? 'campaign.publish' : 'campaign.withdraw', { before, after });
      const writes = sent.map((letter) => (isPublic ? letters.publish(letter) : letters.withdraw(letter)));
      return { after, writes: [audit.entry({ caller, client }, event), ...writes] };
    });
    const [texts, counted] = await Promise.all([campaigns.texts(id), figures.of([id])]);
    return describeCampaign(stored, { texts, time: nowOf(services), figures: counted.get(id) });
  };
