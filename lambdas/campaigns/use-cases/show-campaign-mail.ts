import type * as contracts from '#contracts/campaigns/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { compileMail, showMail } from '#lambdas/templates/index.ts';
import type { CampaignsServices } from '../services.ts';

/** @throws ProblemError `campaignNotFound`, also where it has no text of this language */
export const showCampaignMail =
  (
    services: Pick<CampaignsServices, 'campaigns' | 'mails' | 'sender' | 'reader'>,
  ): Route<typeof contracts.showCampaignMail> =>
  async ({ pathParameters: { id, language }, caller }) => {
    const { category } = requireFound(await services.campaigns.byId(id), 'campaignNotFound');
    const [kept, reader] = await Promise.all([services.mails.read(id, language), services.reader(caller.userId)]);
    if (kept) return showMail(kept, { ...reader, language });
    const text = requireFound((await services.campaigns.texts(id))[language], 'campaignNotFound');
    const { from, site } = await services.sender(language);
    const compiled = await compileMail({ category, language, text, site });
    return showMail({ ...compiled, nameless: text.nameless, from, site }, { ...reader, language });
  };
