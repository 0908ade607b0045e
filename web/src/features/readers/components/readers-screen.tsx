import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reader } from '#contracts/newsletter/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { DownloadIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { readerCountQuery, readerListQuery } from '../api/reader-queries.ts';
import { readerTotal } from '../model/reader-total.ts';
import { ReaderFilters } from './reader-filters.tsx';
import { ReaderList } from './reader-list.tsx';
import { useReaderView } from './use-reader-view.ts';

const ReleaseDialog = lazy(() => import('./release-dialog.tsx'));
const BlockDialog = lazy(() => import('./block-dialog.tsx'));
const ReaderExportDialog = lazy(() => import('./reader-export-dialog.tsx'));
const ImportDialog = lazy(() => import('./importing/import-dialog.tsx'));
const HistoryDialog = lazy(() => import('./history-dialog.tsx'));
const FindBlockDialog = lazy(() => import('./find-block-dialog.tsx'));

/** The subject of a dialog: a reader, an address (to block: none yet where it is to be typed), or many. */
type Question =
  | { release: Reader }
  | { block: string }
  | { history: string }
  | { find: true }
  | { export: true }
  | { import: true };

/** Every address to which mail to many goes or not: what its reader wants, and why none may go. */
export const ReadersScreen = () => {
  const { t } = useTranslation('readers');
  const { view, change } = useReaderView();
  const pages = useCursorPages();
  const { question, ask, heading, ends } = useQuestion<Question>();
  const { search, state, language, pageSize } = view;
  const query = {
    limit: `${pageSize}` as const,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(state ? { state } : {}),
    ...(language ? { language } : {}),
    ...(pages.cursor ? { cursor: pages.cursor } : {}),
  };
  const list = useQuery(readerListQuery(query));
  const { data: counted } = useQuery(readerCountQuery);
  // It is not known how many a search would find.
  const total = query.search ? undefined : counted?.kinds && readerTotal(counted.kinds, view);
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => ask({ export: true })}>
          {t('export')}
        </Button>
        <Button variant="outlined" onClick={() => ask({ import: true })}>
          {t('import')}
        </Button>
        <Button variant="outlined" onClick={() => ask({ find: true })}>
          {t('findBlock')}
        </Button>
        <Button variant="outlined" onClick={() => ask({ block: '' })}>
          {t('blockAddress')}
        </Button>
      </PageHead>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1 }}>{t('lead')}</Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 3 }}>{t('noNewsletterHelp')}</Typography>
      <ReaderFilters view={view} change={change} />
      <ReaderList
        list={list}
        pages={pages}
        isNarrowed={Boolean(query.search ?? state ?? language)}
        pageSize={pageSize}
        total={total}
        onPageSize={(size) => change('pageSize', String(size))}
        onOpen={({ email }) => ask({ history: email })}
        onBlock={({ email }) => ask({ block: email })}
        onRelease={(reader) => ask({ release: reader })}
      />
      {question && (
        <Suspense>
          {'release' in question && <ReleaseDialog reader={question.release} {...ends} />}
          {'block' in question && <BlockDialog email={question.block} {...ends} />}
          {'history' in question && <HistoryDialog email={question.history} onClose={ends.onClose} />}
          {'find' in question && <FindBlockDialog {...ends} />}
          {'import' in question && <ImportDialog {...ends} />}
          {'export' in question && <ReaderExportDialog {...ends} />}
        </Suspense>
      )}
    </>
  );
};
