import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAiStatus, readAiUsage, type UsageSpan } from '#contracts/ai-usage/endpoints.ts';
import { listOpenQuestions } from '#contracts/ai-usage/feedback.ts';
import { call } from '#web/shared/api/call.ts';

/** All that is cached of this screen. */
export const aiUsageKey = ['ai-usage'] as const;

/** Figures grow while the screen is open: they are read again when a user comes back to it. */
const live = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const statusQuery = queryOptions({
  ...live,
  queryKey: [...aiUsageKey, 'status'],
  queryFn: ({ signal }) => call(readAiStatus, { signal }),
});

export const usageQuery = (span: UsageSpan) =>
  queryOptions({
    ...live,
    queryKey: [...aiUsageKey, 'usage', span],
    queryFn: ({ signal }) => call(readAiUsage, { query: { span }, signal }),
    placeholderData: keepPreviousData,
  });

export const openQuestionsQuery = queryOptions({
  ...live,
  queryKey: [...aiUsageKey, 'questions'],
  queryFn: ({ signal }) => call(listOpenQuestions, { signal }),
});
