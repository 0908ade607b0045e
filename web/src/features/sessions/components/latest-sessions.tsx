import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { OverviewLine, OverviewLines, OverviewPanel } from '#web/shared/admin-theme/lists/overview-panel.tsx';
import { sessionListQuery } from '../api/session-queries.ts';

const shown = 5;

/** Who logged in last, and with what. */
export const LatestSessions = () => {
  const { t } = useTranslation('sessions');
  const { data, error, refetch } = useQuery(sessionListQuery({ pageSize: 10 }));
  return (
    <OverviewPanel title={t('latest')} link={{ to: sectionPaths.sessions, text: t('all') }}>
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={shown} />}
      <OverviewLines>
        {data?.items.slice(0, shown).map(({ id, username, browser, created }) => (
          <OverviewLine
            key={id}
            name={username}
            detail={browser || t('unknownBrowser')}
            time={<Timestamp value={created} withTime />}
          />
        ))}
      </OverviewLines>
    </OverviewPanel>
  );
};
