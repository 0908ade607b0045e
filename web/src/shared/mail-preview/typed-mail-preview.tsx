import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contracts/http/endpoint.ts';
import type { previewMail } from '#contracts/templates/endpoints.ts';
import { ListSkeleton } from '../admin-theme/core/list-skeleton.tsx';
import { previewQuery } from './preview-query.ts';

const MailPreview = lazy(() => import('./mail-preview.tsx'));

interface TypedMailPreviewProps {
  /** As it stands in a form; undefined while nothing is written. */
  mail: Input<typeof previewMail, 'body'> | undefined;
}

/** One language of a form as its readers will get it. */
export const TypedMailPreview = ({ mail }: TypedMailPreviewProps) => {
  const { t } = useTranslation('mail-preview');
  if (!mail) return <Box sx={{ py: 6, color: 'text.secondary' }}>{t('nothing')}</Box>;
  return (
    <Suspense fallback={<ListSkeleton rows={6} />}>
      <MailPreview query={previewQuery(mail)} language={mail.language} />
    </Suspense>
  );
};
