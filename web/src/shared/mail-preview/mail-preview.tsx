import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FilledMail } from '#contracts/templates/filled-mail.ts';
import type { Language } from '#contracts/text/language.ts';
import { FailureNotice } from '../admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '../admin-theme/core/list-skeleton.tsx';
import { MailView } from './mail-view.tsx';

interface MailPreviewProps {
  /** Gets the mail as the caller would get it. */
  query: UseQueryOptions<FilledMail, Error, FilledMail, readonly unknown[]>;
  language: Language;
}

/** A mail as it stands in a form, will be sent or was. */
const MailPreview = ({ query, language }: MailPreviewProps) => {
  const { t } = useTranslation('mail-preview');
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error) return <FailureNotice title={t('previewFailed')} error={error} onRetry={() => void refetch()} />;
  return data ? <MailView mail={data} language={language} isBusy={isFetching} /> : <ListSkeleton rows={6} />;
};

export default MailPreview;
