import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  alarmsQuery,
  anew,
  campaignsQuery,
  catalogQuery,
  errorsQuery,
  mailFailuresQuery,
  openQuestionsQuery,
  postsQuery,
  waitingQuery,
} from '../../api/dashboard-queries.ts';
import {
  alarmNeeds,
  campaignNeeds,
  catalogNeeds,
  errorNeeds,
  mailNeeds,
  type Need,
  postNeeds,
  questionNeeds,
  waitingNeeds,
} from '../../model/needs.ts';

/** What is read for the list; each has its words for a failure. */
export type NeedPart = 'alarms' | 'mails' | 'errors' | 'waiting' | 'questions' | 'campaigns' | 'posts' | 'catalog';

export interface NeedsRead {
  needs: Need[];
  failures: { part: NeedPart; error: Error; retry: () => void }[];
  isLoading: boolean;
  isFetching: boolean;
  /** When the oldest of what is shown was read, in milliseconds; undefined before that. */
  readAt: number | undefined;
}

const useAnew = <T, Key extends readonly unknown[]>(query: UseQueryOptions<T, Error, T, Key>): UseQueryResult<T> =>
  useQuery({ ...query, ...anew });

/** What waits for somebody, by parts that are read side by side. */
export const useNeeds = (): NeedsRead => {
  const alarms = useAnew(alarmsQuery);
  const mails = useAnew(mailFailuresQuery);
  const errors = useAnew(errorsQuery);
  const waiting = useAnew(waitingQuery);
  const questions = useAnew(openQuestionsQuery);
  const campaigns = useAnew(campaignsQuery);
  const posts = useAnew(postsQuery);
  const catalog = useAnew(catalogQuery);
  const reads = { alarms, mails, errors, waiting, questions, campaigns, posts, catalog };
  const all = Object.values(reads);
  const times = all.map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  return {
    needs: [
      ...(alarms.data ? alarmNeeds(alarms.data.items) : []),
      ...(mails.data ? mailNeeds({ items: mails.data.items, day: mails.data.counts.day }) : []),
      ...(errors.data ? errorNeeds(errors.data) : []),
      ...(waiting.data ? waitingNeeds(waiting.data, waiting.dataUpdatedAt) : []),
      ...(questions.data ? questionNeeds(questions.data) : []),
      ...(campaigns.data ? campaignNeeds(campaigns.data.items, campaigns.dataUpdatedAt) : []),
      ...(posts.data ? postNeeds(posts.data.items) : []),
      ...(catalog.data ? catalogNeeds(catalog.data) : []),
    ],
    failures: Object.entries(reads).flatMap(([part, { error, refetch }]) =>
      error ? [{ part: part as NeedPart, error, retry: () => void refetch() }] : [],
    ),
    isLoading: all.some(({ isPending }) => isPending),
    isFetching: all.some(({ isFetching }) => isFetching),
    readAt: times.length > 0 ? Math.min(...times) : undefined,
  };
};
