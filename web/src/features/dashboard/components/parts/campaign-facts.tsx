import { useTranslation } from 'react-i18next';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { campaignFigures } from '../../model/campaign-figures.ts';

interface CampaignFactsProps {
  campaigns: readonly CampaignOverview[];
  /** There are more than these. */
  more: boolean;
}

/** How many campaigns there are, and how it stands with them. */
export const CampaignFacts = ({ campaigns, more }: CampaignFactsProps) => {
  const { t } = useTranslation('dashboard');
  const format = new Intl.NumberFormat(useLanguage());
  const text = (count: number) => (more ? t('atLeast', { text: format.format(count) }) : format.format(count));
  const { all, sent, drafts, under } = campaignFigures(campaigns);
  return (
    <>
      <CardFacts
        facts={[
          { name: t('campaigns.all'), value: text(all) },
          { name: t('campaigns.sent'), value: text(sent) },
          { name: t('campaigns.under'), value: text(under) },
          { name: t('campaigns.drafts'), value: text(drafts) },
        ]}
      />
      <PanelLinks links={[{ to: sectionPaths.campaigns, text: t('campaigns.open') }]} />
    </>
  );
};
