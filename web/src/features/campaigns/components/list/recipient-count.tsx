import { useTranslation } from 'react-i18next';
import type { CampaignOverview } from '#contracts/campaigns/overview.ts';
import { Count } from '../parts/count.tsx';

/** Whether there is anything to say of its number. */
export const isCounted = ({ emailCount, expectedCount, isCounting }: CampaignOverview): boolean =>
  isCounting === true || emailCount !== undefined || expectedCount !== undefined;

/** How many recipients it has, or will have; of a cancelled one, how many of them it had reached. */
export const RecipientCount = ({ campaign }: { campaign: CampaignOverview }) => {
  const { t } = useTranslation('campaigns');
  const { emailCount, sentCount, expectedCount, isCounting } = campaign;
  if (isCounting) return <span>{t('counting')}</span>;
  if (expectedCount !== undefined) return <span>{t('aboutSoMany', { number: expectedCount })}</span>;
  if (emailCount === undefined || sentCount === undefined) return <Count value={emailCount} />;
  return <span>{t('reached', { sent: sentCount, total: emailCount })}</span>;
};
