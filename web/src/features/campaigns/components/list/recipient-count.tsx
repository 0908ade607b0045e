import { useTranslation } from 'react-i18next';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { Count } from '../parts/count.tsx';

/** How many recipients it has; of a cancelled one, how many of them it had reached. */
export const RecipientCount = ({ campaign: { emailCount, sentCount } }: { campaign: CampaignOverview }) => {
  const { t } = useTranslation('campaigns');
  if (emailCount === undefined || sentCount === undefined) return <Count value={emailCount} />;
  return <span>{t('reached', { sent: sentCount, total: emailCount })}</span>;
};
