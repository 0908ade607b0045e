import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { OverviewLine, OverviewLines, OverviewPanel } from '#web/shared/admin-theme/lists/overview-panel.tsx';
import { userListQuery } from '../api/user-queries.ts';
import { defaultView } from '../model/user-view.ts';

const shown = 5;

/** The number of users, and the newest ones. */
export const NewestUsers = () => {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useQuery(userListQuery({ ...defaultView, search: '' }, undefined));
  const total = data?.total;
  return (
    <OverviewPanel
      title={t('newest')}
      figure={total === undefined ? undefined : t('total', { count: total })}
      link={{ to: sectionPaths.users, text: t('all') }}
    >
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={shown} />}
      <OverviewLines>
        {data?.items.slice(0, shown).map(({ id, username, email, created }) => (
          <OverviewLine key={id} name={username} detail={email} time={<Timestamp value={created} />} />
        ))}
      </OverviewLines>
    </OverviewPanel>
  );
};
