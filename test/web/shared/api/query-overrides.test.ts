import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'web/src';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('query-client.ts'),
);
const isOverride = (line = '') => /\b(staleTime|gcTime):/.test(line);
/** Queries that are fresh or kept for another time, with the line above each. */
const places = files.flatMap((file) => {
  const lines = readFileSync(`${folder}/${file}`, 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    isOverride(line) && !isOverride(lines[index - 1]) ? [{ file, line: index + 1, above: lines[index - 1] ?? '' }] : [],
  );
});

/** How many there are in each file, by the reasons that W-075 gives. A new one needs one of these reasons. */
const exceptions: Record<'present' | 'growing' | 'counted' | 'lasting' | 'asked', Record<string, number>> = {
  present: {
    'features/account/api/queries.ts': 1,
    'features/account/components/use-profile-controller.ts': 1,
    'features/analytics/api/gap-queries.ts': 1,
    'features/blog-editing/api/post-queries.ts': 3,
    'features/blog-editing/components/draft/conflict-dialog.tsx': 1,
    'features/campaigns/api/campaign-queries.ts': 1,
    'features/campaigns/api/mail-readiness-query.ts': 1,
    'features/campaigns/components/editor/what-is-sent.tsx': 1,
    'features/catalog-editing/api/catalog-queries.ts': 1,
    'features/knowledge/api/passage-queries.ts': 1,
    'features/page-editing/api/page-text-queries.ts': 1,
    'features/settings/api/settings-queries.ts': 1,
    'features/templates/api/template-queries.ts': 1,
  },
  growing: {
    'features/ai-usage/api/ai-queries.ts': 1,
    'features/analytics/api/analytics-queries.ts': 1,
    'features/analytics/components/period/filter-select.tsx': 1,
    'features/audit/api/audit-queries.ts': 1,
    'features/blog-editing/api/post-queries.ts': 1,
    'features/cache-usage/api/cache-queries.ts': 1,
    'features/campaigns/api/campaign-queries.ts': 3,
    'features/dashboard/api/dashboard-queries.ts': 1,
    'features/error-log/api/error-queries.ts': 3,
    'features/settings/components/section/ai-costs.tsx': 1,
  },
  counted: {
    'features/campaigns/api/campaign-queries.ts': 2,
    'features/readers/api/reader-queries.ts': 1,
  },
  lasting: {
    'features/api-description/api/description-query.ts': 1,
    'features/catalog/api/offline-catalog.ts': 1,
    'features/catalog/api/use-on-demand.ts': 1,
    'features/newsletter/api/queries.ts': 1,
    'features/page-editing/api/page-text-queries.ts': 1,
    'shared/config/site-config.ts': 1,
    'shared/mail-preview/preview-query.ts': 1,
  },
  asked: { 'features/inbox/api/inbox-queries.ts': 2 },
};

const sums = (counts: readonly (readonly [string, number])[]): Record<string, number> => {
  const all = new Map<string, number>();
  for (const [file, count] of counts) all.set(file, (all.get(file) ?? 0) + count);
  return Object.fromEntries(all);
};

it('queries are fresh for 5 minutes and kept for 30, but for those that W-075 lists [S-226, S-276]', () => {
  const listed = Object.values(exceptions).flatMap((counts) => Object.entries(counts));
  expect(sums(places.map(({ file }) => [file, 1]))).toEqual(sums(listed));
});

it('a query that is fresh or kept for another time says why beside it', () => {
  expect(places.filter(({ above }) => !/^\/\/ |\*\/$/.test(above.trim()))).toEqual([]);
});
