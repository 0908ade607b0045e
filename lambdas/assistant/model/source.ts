import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';

/** Where a user can read more: the first of the addresses that the passage was written from. */
export const sourceOf = ({ title, sources }: LocalizedPassage): { title: string; address: string } => ({
  title,
  address: sources[0] ?? '',
});
