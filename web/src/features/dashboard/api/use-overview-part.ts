import { useQuery } from '@tanstack/react-query';
import type { Overview, OverviewPart } from '#contracts/dashboard/overview.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { overviewQuery } from './dashboard-queries.ts';

/** A part that could not be read, as the failure of a request of its own, with the number to ask about. */
export const failureOf = ({ failed }: Overview, part: OverviewPart): ApiError | undefined => {
  const found = failed.find((each) => each.part === part);
  return found && new ApiError('', { status: 500, requestId: found.reference, isGeneral: true });
};

/** One part of the first request, as if it had been asked for by itself. `readAt` in milliseconds. */
export const useOverviewPart = <Part extends OverviewPart>(part: Part) => {
  const { data, error, refetch, dataUpdatedAt: readAt } = useQuery(overviewQuery);
  return { data: data?.[part], error: error ?? (data && failureOf(data, part)) ?? null, refetch, readAt };
};
