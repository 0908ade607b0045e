import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import type { Language } from '#contracts/text/language.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { MailView } from '#web/shared/mail-preview/mail-view.tsx';
import { campaignMailQuery } from '../../api/campaign-queries.ts';

interface SentMailProps {
  campaign: Pick<Campaign, 'id' | 'version'>;
  language: Language;
}

/** A language of a campaign as its readers get it, or got it. */
const SentMail = ({ campaign: { id, version }, language }: SentMailProps) => {
  const { t } = useTranslation('mail-preview');
  const { data, error, isFetching, refetch } = useQuery(campaignMailQuery(id, version, language));
  if (error) return <FailureNotice title={t('previewFailed')} error={error} onRetry={() => void refetch()} />;
  return data ? <MailView mail={data} language={language} isBusy={isFetching} /> : <ListSkeleton rows={6} />;
};

export default SentMail;
