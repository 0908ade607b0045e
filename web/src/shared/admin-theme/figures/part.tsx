import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import type { Elements } from '#web/shared/ui/elements.ts';

interface PartProps<T> {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Says which read failed. */
  failure: string;
  /** Placeholders while it is read for the first time. */
  rows?: number;
  children: (data: T) => Elements;
}

/** The result of one read, in any state: a part that cannot be read leaves the others alone. */
export const Part = <T,>({ query: { data, error, refetch }, failure, rows = 3, children }: PartProps<T>) => (
  <>
    {error && <FailureNotice title={failure} error={error} onRetry={() => void refetch()} />}
    {data === undefined && !error && <ListSkeleton rows={rows} />}
    {data !== undefined && children(data)}
  </>
);
