import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { userIdSchema } from '#contracts/users/person.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { sessionListQuery } from '../api/session-queries.ts';
import { SessionList } from './session-list.tsx';
import { UserFilter } from './user-filter.tsx';

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'));

/** Every session, or with `?user_id=` those of one user. */
export const SessionsScreen = () => {
  const { t } = useTranslation('sessions');
  const [parameters, setParameters] = useSearchParams();
  const pages = useCursorPages();
  const { question: revoking, ask, heading, ends } = useQuestion<Session>();
  const userId = userIdSchema.safeParse(parameters.get('user_id')).data;
  const pageSize = toPageSize(parameters.get('pageSize')) ?? 10;
  const list = useQuery(sessionListQuery({ userId, pageSize, cursor: pages.cursor }));

  const change = (name: string, value: string | undefined) =>
    setParameters(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true },
    );
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button variant="outlined" startIcon={<RefreshIcon />} onClick={() => list.refetch()}>
          {t('refresh')}
        </Button>
      </PageHead>
      {userId && (
        <UserFilter
          userId={userId}
          username={list.data?.items[0]?.username}
          onClear={() => {
            change('user_id', undefined);
            heading.current?.focus();
          }}
        />
      )}
      <SessionList
        list={list}
        pages={pages}
        pageSize={pageSize}
        onPageSize={(size) => change('pageSize', String(size))}
        onRevoke={ask}
      />
      {revoking && (
        <Suspense>
          <RevokeDialog session={revoking} {...ends} />
        </Suspense>
      )}
    </>
  );
};
