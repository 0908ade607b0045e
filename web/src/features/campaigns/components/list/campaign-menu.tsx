import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { RowMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';
import type { CampaignListProps } from './campaign-facts.tsx';

const CampaignActions = lazy(() => import('./campaign-actions-menu.tsx'));

interface CampaignMenuProps extends Pick<CampaignListProps, 'onAsk'> {
  campaign: CampaignOverview;
}

/** The acts on a campaign besides opening it. */
export const CampaignMenu = ({ campaign, onAsk }: CampaignMenuProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <RowMenu
      label={t('moreActions', { name: isolate(campaign.name) })}
      menu={(open) => <CampaignActions {...open} campaign={campaign} onAsk={onAsk} />}
    />
  );
};
