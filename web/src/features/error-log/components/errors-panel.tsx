import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { errorListQuery } from '../api/error-queries.ts';
import { readErrorView, withErrorView } from '../model/error-view.ts';
import { ErrorFilters } from './error-filters.tsx';
import { ErrorList } from './error-list.tsx';

/** The errors that visitors met, equal ones as one: open or resolved ones, or the one with a number. */
export const ErrorsPanel = ({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) => {
  const { t } = useTranslation('error-log');
  const [parameters, setParameters] = useSearchParams();
  const view = readErrorView(parameters);
  const { data, error, isPlaceholderData, refetch } = useQuery(errorListQuery(view));
  return (
    <>
      <ErrorFilters
        view={view}
        onChange={(changes) =>
          setParameters((before) => withErrorView(before, changes), { preventScrollReset: true, replace: true })
        }
      />
      {error && <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && !error && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
        >
          {data.items.length === 0 ? (
            <EmptyNotice text={t(view.number ? 'empty.number' : `empty.${view.state}`)} />
          ) : (
            <ErrorList
              // Details that a search opened close with it.
              key={isPlaceholderData ? 'former' : view.number}
              groups={data.items.map((group) => ({ ...group, message: group.message || t('others') }))}
              number={isPlaceholderData ? undefined : view.number}
              // The item leaves the list of its state, together with the button that was pressed.
              onChanged={() => view.number ?? heading.current?.focus()}
            />
          )}
        </Box>
      )}
    </>
  );
};
