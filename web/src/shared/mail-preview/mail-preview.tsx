import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contracts/http/endpoint.ts';
import type { previewMail } from '#contracts/templates.ts';
import { FailureNotice } from '../admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '../admin-theme/core/list-skeleton.tsx';
import { MailView } from './mail-view.tsx';
import { previewQuery } from './preview-query.ts';

/** A mail as it stands in a form, as the caller would get it. */
const MailPreview = ({ mail }: { mail: Input<typeof previewMail, 'body'> }) => {
  const { t } = useTranslation('mail-preview');
  const { data, error, isFetching, refetch } = useQuery(previewQuery(mail));
  if (error) return <FailureNotice title={t('previewFailed')} error={error} onRetry={() => void refetch()} />;
  return data ? <MailView mail={data} language={mail.language} isBusy={isFetching} /> : <ListSkeleton rows={6} />;
};

export default MailPreview;
