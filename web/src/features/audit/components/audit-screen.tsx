import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { DownloadIcon, RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { roomForTable, useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { auditListQuery } from '../api/audit-queries.ts';
import { readAuditView, withFilter } from '../model/audit-view.ts';
import { AuditCards } from './audit-cards.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditPager } from './audit-pager.tsx';
import { AuditTable } from './audit-table.tsx';

const AuditExportDialog = lazy(() => import('./audit-export-dialog.tsx'));

const usernameIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'username' in state && typeof state.username === 'string'
    ? state.username
    : undefined;

/** Who did what, to what, when and from where: newest first, narrowed by what the address says. */
export const AuditScreen = () => {
  const { t } = useTranslation('audit');
  const isWide = useMedia(roomForTable);
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const pages = useCursorPages();
  const { question, ask, heading, ends } = useQuestion<'export'>();
  const view = readAuditView(parameters);
  const { data, error, isPlaceholderData, refetch } = useQuery(auditListQuery(view, pages.cursor));

  const change = (changes: Parameters<typeof withFilter>[1]) => {
    setParameters((before) => withFilter(before, changes), { preventScrollReset: true });
    // The button that was pressed no longer exists.
    if (changes.actor === '' || changes.resourceId === '') heading.current?.focus();
  };
  const entries = data?.items ?? [];
  const ofActor = entries.find(({ actor }) => actor.id === view.actor)?.actor.name;
  const Entries = isWide ? AuditTable : AuditCards;
  // A cursor can become too old; the first page never does.
  const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button variant="outlined" startIcon={<RefreshIcon />} onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => ask('export')}>
          {t('export')}
        </Button>
      </PageHead>
      <AuditFilters view={view} actorName={ofActor ?? usernameIn(state)} onChange={change} />
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />}
      {!data && !error && <ListSkeleton rows={10} />}
      {data && !error && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
        >
          {entries.length === 0 ? (
            <EmptyNotice text={data.nextCursor ? t('nothingSoFar') : t('empty')} />
          ) : (
            <Entries
              entries={entries}
              onActor={({ id = '' }) => change({ actor: id })}
              onEachSave={({ type, id }) => change({ action: 'post.saveDraft', resourceType: type, resourceId: id })}
            />
          )}
          <AuditPager pages={pages} nextCursor={data.nextCursor} isEmpty={entries.length === 0} />
        </Box>
      )}
      {question && (
        <Suspense>
          <AuditExportDialog view={view} {...ends} />
        </Suspense>
      )}
    </>
  );
};
