import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import type { Elements } from '#web/shared/ui/elements.ts';

interface RecordsScreenProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Leads to the form of a new record. */
  add: { to: string; text: string };
  /** The filters of the list. */
  filters: ReactNode;
  isLoaded: boolean;
  error: Error | null;
  onRetry: () => void;
  /** Said when there is nothing to list. */
  emptyText: string | undefined;
  /** The question about one of the records. */
  dialog: ReactNode;
  /** The list. */
  children: Elements;
}

/** The screen around the list of brands, of shoes or of known models. */
export const RecordsScreen = (props: RecordsScreenProps) => {
  const { title, headingRef, add, filters, isLoaded, error, onRetry, emptyText, dialog, children } = props;
  const { t } = useTranslation('catalog-editing');
  return (
    <>
      <PageHead title={title} headingRef={headingRef}>
        <ButtonLink to={add.to} variant="contained" startIcon={<PlusIcon />}>
          {add.text}
        </ButtonLink>
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>{filters}</Box>
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={onRetry} />}
      {!isLoaded && !error && <ListSkeleton rows={8} />}
      {isLoaded && emptyText && <EmptyNotice text={emptyText} />}
      {isLoaded && children}
      <Suspense>{dialog}</Suspense>
    </>
  );
};
