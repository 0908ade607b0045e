import type { Overview } from '#contracts/dashboard/overview.ts';

const none = { count: 0, byLanguage: [] };

/** The dashboard's reads of a site on which nothing has been written yet. */
export const newSite = {
  site: { isNamed: false },
  catalog: { brands: [], shoes: 0, drawn: 0, gaps: { brands: none, shoes: none }, changed: [] },
  posts: { items: [] },
} satisfies Partial<Overview>;
