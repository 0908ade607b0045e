import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';

/** Where somebody can read on: the first of the addresses that the passage was written from. */
export const sourceOf = ({ title, sources }: LocalizedPassage): { title: string; address: string } => ({
  title,
  address: sources[0] ?? '',
});
