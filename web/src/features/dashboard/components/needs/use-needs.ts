import { useQuery } from '@tanstack/react-query';
import type { Overview, OverviewPart } from '#contracts/dashboard/overview.ts';
import { serverTimeOf } from '#web/shared/session/server-clock.ts';
import { anew, overviewQuery } from '../../api/dashboard-queries.ts';
import { failureOf } from '../../api/use-overview-part.ts';
import { type FirstStep, firstSteps } from '../../model/first-steps.ts';
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

export interface NeedsRead {
  needs: Need[];
  /** The first steps on a new site. */
  steps: FirstStep[];
  /** Parts that could not be read, or all of them; each has its words for it. */
  failures: { part: OverviewPart | 'overview'; error: Error }[];
  retry: () => void;
  isLoading: boolean;
  isFetching: boolean;
  /** In milliseconds; undefined before anything was read. */
  readAt: number | undefined;
}

/** Of a long list, only the latest were counted. */
const atLeast = (needs: Need[], hasMore = false): Need[] =>
  hasMore ? needs.map((need) => ({ ...need, more: true })) : needs;

/** The most urgent first. */
const needsOf = (read: Overview, now: number): Need[] => {
  const { alarms, mails, errors, waiting, questions, campaigns, posts, catalog } = read;
  return [
    ...(alarms ? alarmNeeds(alarms.items) : []),
    ...(mails ? mailNeeds({ items: mails.items, day: mails.counts.day }) : []),
    ...(errors ? errorNeeds(errors) : []),
    ...(waiting ? waitingNeeds(waiting, now) : []),
    ...(questions ? questionNeeds(questions) : []),
    ...(campaigns ? atLeast(campaignNeeds(campaigns.items, now), campaigns.hasMore) : []),
    ...(posts ? atLeast(postNeeds(posts.items), posts.hasMore) : []),
    ...(catalog ? catalogNeeds(catalog.gaps) : []),
  ];
};

const failuresOf = (read: Overview): NeedsRead['failures'] =>
  read.failed.flatMap(({ part }) => {
    const error = failureOf(read, part);
    return error ? [{ part, error }] : [];
  });

/** The open tasks. */
export const useNeeds = (): NeedsRead => {
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = useQuery({ ...overviewQuery, ...anew });
  return {
    needs: data ? needsOf(data, serverTimeOf(dataUpdatedAt)) : [],
    steps: data ? firstSteps(data) : [],
    failures: [...(error ? [{ part: 'overview' as const, error }] : []), ...(data ? failuresOf(data) : [])],
    retry: () => void refetch(),
    isLoading: isPending,
    isFetching,
    readAt: dataUpdatedAt > 0 ? dataUpdatedAt : undefined,
  };
};
