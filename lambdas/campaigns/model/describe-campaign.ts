import type { Campaign } from '#contracts/campaigns/campaign.ts';
import type { CampaignOverview, CampaignWait } from '#contracts/campaigns/overview.ts';
import type { MailTexts } from '#contracts/templates/mail-text.ts';
import { languages } from '#contracts/text/language.ts';
import type { CampaignRecord } from './campaign-record.ts';
import type { Figures } from './figures.ts';

const rates = ({ status }: CampaignRecord, { recipients, sent, delivered, opened, clicked }: Figures) => ({
  emailCount: recipients,
  ...(status === 'cancelled' && sent !== undefined ? { sentCount: sent } : {}),
  ...(delivered > 0 ? { openRate: opened / delivered, clickRate: clicked / delivered } : {}),
});

/** How it stands with one that is under way. */
interface Standing {
  wait?: CampaignWait | undefined;
  isCounting?: boolean | undefined;
}

export const describeOverview = (
  campaign: CampaignRecord,
  figures?: Figures,
  { wait, isCounting }: Standing = {},
): CampaignOverview => {
  const {
    subjects,
    people,
    fallback: _fallback,
    tolerated: _tolerated,
    resumed: _resumed,
    expected,
    ...shown
  } = campaign;
  const subject = languages.flatMap((language) => subjects[language] ?? []).find((each) => each !== '') ?? '';
  return {
    ...{ ...shown, subject },
    ...(people ? { chosenCount: people.length } : {}),
    ...(campaign.status === 'scheduled' && expected !== undefined ? { expectedCount: expected } : {}),
    ...(isCounting ? { isCounting } : {}),
    ...(wait ? { wait } : {}),
    ...(figures && campaign.sentAt ? rates(campaign, figures) : {}),
  };
};

interface Described {
  texts: MailTexts;
  /** Now. */
  time: string;
  figures?: Figures | undefined;
}

export const describeCampaign = (campaign: CampaignRecord, { texts, time, figures }: Described): Campaign => ({
  ...describeOverview(campaign, figures),
  ...(campaign.people ? { people: campaign.people } : {}),
  ...(campaign.fallback ? { fallback: campaign.fallback } : {}),
  texts,
  time,
});
