import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { templateQuery } from '#web/features/templates/api/template-queries.ts';
import { shownTemplateQuery, templatesKey, templatesQuery } from '#web/shared/reads/templates.ts';

it('a write makes lists and previews of templates stale, and leaves the form that is open alone', async () => {
  const client = new QueryClient();
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  const shown = [templatesQuery.queryKey, shownTemplateQuery('autumn').queryKey];
  const edited = templateQuery('autumn').queryKey;
  for (const key of [...shown, edited]) client.setQueryData(key as readonly unknown[], {});
  await client.invalidateQueries({ queryKey: templatesKey });
  expect(shown.map(isStale)).toEqual([true, true]);
  expect(isStale(edited)).toBe(false);
  client.clear();
});
