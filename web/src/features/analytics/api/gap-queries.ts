import { queryOptions } from '@tanstack/react-query';
import { listOpenQuestions } from '#contracts/ai-usage/feedback.ts';
import { listPostOverviews } from '#contracts/blog/editing.ts';
import { listPassages } from '#contracts/knowledge/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { analyticsKey } from './analytics-queries.ts';

/** The most that one call lists. */
const limit = '100' as const;
/** A user who comes back has written something. */
const anew = { staleTime: 0, refetchOnMount: 'always' } as const;

export const questionsQuery = queryOptions({
  ...anew,
  queryKey: [...analyticsKey, 'questions'],
  queryFn: ({ signal }) => call(listOpenQuestions, { signal }),
});

/** The posts changed last, each with the state of its languages. */
export const postsQuery = queryOptions({
  ...anew,
  queryKey: [...analyticsKey, 'posts'],
  queryFn: ({ signal }) => call(listPostOverviews, { query: { limit }, signal }),
});

/** Passages of which a language is out of date or missing. */
export const passagesQuery = queryOptions({
  ...anew,
  queryKey: [...analyticsKey, 'passages'],
  queryFn: async ({ signal }) => {
    const [stale, missing] = await Promise.all(
      (['stale', 'missing'] as const).map((state) => call(listPassages, { query: { state, limit }, signal })),
    );
    const found = [...(stale?.items ?? []), ...(missing?.items ?? [])];
    return {
      items: [...new Map(found.map((passage) => [passage.id, passage])).values()],
      more: stale?.nextCursor !== undefined || missing?.nextCursor !== undefined,
    };
  },
});
