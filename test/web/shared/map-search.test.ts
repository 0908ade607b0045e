import { expect, it } from 'vitest';
import { mapSearch } from '#web/shared/map-search.ts';

it('leads to a search on a map in the language of the page', () => {
  const address = new URL(mapSearch('חנות נעלי פוינט', 'he'));
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(address.searchParams)).toEqual({ api: '1', query: 'חנות נעלי פוינט', hl: 'he' });
});
