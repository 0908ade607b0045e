import { describe, expect, it } from 'vitest';
import { completeRecords } from '#web/features/dashboard/model/complete-records.ts';
import { firstSteps } from '#web/features/dashboard/model/first-steps.ts';
import { changedInWeek, withinWeek } from '#web/features/dashboard/model/week.ts';
import { newSite } from './new-site.ts';
import { published, somePost } from './posts.ts';

describe('a new site', () => {
  const { site, catalog, posts } = newSite;
  const states = (read: Parameters<typeof firstSteps>[0]) => firstSteps(read).map(({ key, isDone }) => [key, isDone]);

  it('is told what to begin with, and what of it is done', () => {
    expect(firstSteps({ site, catalog, posts })).toEqual([
      { key: 'name', isDone: false, to: '/admin/settings?section=general' },
      { key: 'brand', isDone: false, to: '/admin/brands/new' },
      { key: 'shoe', isDone: false, to: '/admin/products/new' },
      { key: 'post', isDone: false, to: '/admin/blog' },
    ]);
    const begun = { ...catalog, brands: [{ id: 'bloch', name: 'Bloch', shoes: 0 }] };
    expect(states({ site: { isNamed: true }, catalog: begun, posts })).toEqual([
      ['name', true],
      ['brand', true],
      ['shoe', false],
      ['post', false],
    ]);
  });

  it('is none any more with content of every kind, nor while it is not known what there is', () => {
    const brands = [{ id: 'bloch', name: 'Bloch', shoes: 1 }];
    const post = { items: [somePost('a', { he: published })] };
    expect(firstSteps({ site, catalog: { ...catalog, brands, shoes: 1 }, posts: post })).toEqual([]);
    expect(firstSteps({ site, posts })).toEqual([]);
    expect(firstSteps({ site, catalog })).toEqual([]);
    expect(firstSteps({ catalog, posts })).toEqual([]);
  });
});

describe('the last seven days', () => {
  const now = Date.parse('2026-11-26T10:00:00.000Z');

  it('count what was changed in them, to the moment or by the day', () => {
    const times = ['2026-11-26T09:00:00.000Z', '2026-11-19T10:00:01.000Z', '2026-11-19T10:00:00.000Z'];
    expect(withinWeek(times, now)).toBe(2);
    const changed = [
      { day: '2026-11-26', count: 2 },
      { day: '2026-11-20', count: 1 },
      { day: '2026-11-19', count: 40 },
    ];
    expect(changedInWeek({ changed }, now)).toBe(3);
  });

  it('are beside what has all its texts in each language', () => {
    const whole = { count: 0, byLanguage: [] };
    const brands = [{ id: 'bloch', name: 'Bloch', shoes: 3 }];
    const shoes = { count: 2, byLanguage: [{ language: 'ru' as const, count: 2 }] };
    const complete = completeRecords({ brands, shoes: 3, drawn: 0, gaps: { brands: whole, shoes }, changed: [] });
    expect(complete.map(({ count }) => count)).toEqual([4, 4, 2, 4, 4]);
  });
});
