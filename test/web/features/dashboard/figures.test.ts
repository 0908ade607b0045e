import { describe, expect, it } from 'vitest';
import { gapsOf, languagesWithGaps } from '#contracts/catalog/text-gaps.ts';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { storedCompleteness } from '#web/features/catalog-editing/model/completeness.ts';
import { coverage, plannedTexts, postFigures } from '#web/features/dashboard/model/post-figures.ts';
import { sessionFigures } from '#web/features/dashboard/model/session-figures.ts';
import { readTab, tabs } from '#web/features/dashboard/model/tabs.ts';
import { lastDays, sumOfLast, userShares } from '#web/features/dashboard/model/user-figures.ts';
import { someBrand, someProduct } from '../catalog-editing/records.ts';
import { someUser } from '../users/user.ts';
import { published, somePost } from './posts.ts';

it('the tabs are exactly these; an address that names none has the first [S-044]', () => {
  expect(tabs).toEqual(['products', 'users', 'sessions', 'blog', 'analytics', 'settings']);
  expect(readTab(new URLSearchParams('tab=users'))).toBe('users');
  for (const address of ['', 'tab=', 'tab=campaigns', 'tab=toString'])
    expect(readTab(new URLSearchParams(address))).toBe('products');
});

it('an address that names no tab has the one that was chosen last, if that is one [S-044]', () => {
  expect(readTab(new URLSearchParams(), 'blog')).toBe('blog');
  expect(readTab(new URLSearchParams('tab=users'), 'blog')).toBe('users');
  for (const remembered of [null, '', 'campaigns', 'toString'])
    expect(readTab(new URLSearchParams(), remembered)).toBe('products');
});

describe('posts in figures', () => {
  const scheduled = { state: 'scheduled', title: 'Ribbons', publishAt: '2026-12-02T09:00:00.000Z' } as const;
  const posts = [
    somePost('a', { he: { ...published, hasChanges: true }, en: { ...published, staleParagraphs: 2 }, ru: scheduled }),
    somePost('b', { he: { ...scheduled, title: 'Satin', publishAt: '2026-12-01T09:00:00.000Z' } }),
    somePost('c', { he: published, en: published, ru: published, fr: published, es: published }),
    // The published text stays until the new one appears.
    somePost('d', { he: { ...published, ...scheduled } }),
  ];

  it('count a post where it holds for one of its languages, as the list of posts does', () => {
    expect(postFigures(posts)).toEqual({
      posts: 4,
      published: 3,
      changed: 1,
      scheduled: 3,
      behind: 1,
      incomplete: 3,
    });
    expect(postFigures([])).toEqual({ posts: 0, published: 0, changed: 0, scheduled: 0, behind: 0, incomplete: 0 });
  });

  it('say how far each language is', () => {
    expect(coverage(posts).map(({ language, counts }) => [language, counts.published, counts.missing])).toEqual([
      ['he', 2, 0],
      ['en', 2, 2],
      ['ru', 1, 2],
      ['fr', 1, 3],
      ['es', 1, 3],
    ]);
  });

  it('name what appears next', () => {
    expect(plannedTexts(posts).map(({ postId, language, title }) => [postId, language, title])).toEqual([
      ['b', 'he', 'Satin'],
      ['a', 'ru', 'Ribbons'],
      ['d', 'he', 'Ribbons'],
    ]);
  });
});

describe('what brands and shoes lack', () => {
  const whole = { he: 'א', en: 'a', ru: 'а', fr: 'a', es: 'a' };

  it('is found in the languages in which any text is missing', () => {
    expect(languagesWithGaps(someProduct({ description: whole }))).toEqual([]);
    expect(languagesWithGaps(someProduct({ description: { ...whole, ru: ' ' } }))).toEqual(['ru']);
    expect(gapsOf([someProduct(), someProduct({ description: whole })])).toEqual({
      count: 1,
      byLanguage: ['en', 'ru', 'fr', 'es'].map((language) => ({ language, count: 1 })),
    });
  });

  it('is what their own lists call incomplete, where the way leads', () => {
    const records = [
      someBrand(),
      someBrand({ keyFeatures: { he: ['א'], en: [' '], ru: [] } }),
      someBrand({ popularModels: [] }),
      someProduct(),
      someProduct({ description: whole }),
    ];
    for (const record of records) {
      const incomplete = Object.entries(storedCompleteness(record)).filter(([, { gaps }]) => gaps.length > 0);
      expect(languagesWithGaps(record)).toEqual(incomplete.map(([language]) => language));
    }
  });
});

describe('users and sessions in figures', () => {
  it('have one role each, the one that says most', () => {
    const users = [
      someUser(),
      someUser({ roles: ['admin', 'user', 'editor'], language: 'ru' }),
      someUser({ roles: ['user'], language: 'ru' }),
      someUser({ roles: ['user'] }),
    ];
    expect(userShares(users)).toEqual({
      languages: [
        { key: 'he', count: 2 },
        { key: 'ru', count: 2 },
      ],
      roles: [
        { key: 'user', count: 2 },
        { key: 'editor', count: 1 },
        { key: 'admin', count: 1 },
      ],
    });
    expect(sumOfLast([1, 2, 3], 2)).toBe(5);
    expect(sumOfLast([1], 7)).toBe(1);
    // Of ten thousand people who joined lately, only five days were read.
    expect(lastDays([1, 2, 3, 4, 5], 7)).toEqual([15, { more: true }]);
    expect(lastDays(Array(30).fill(1), 30)).toEqual([30, { more: false }]);
  });

  it('count sessions that are active at this moment, and people once', () => {
    const now = Date.parse('2026-11-21T12:00:00.000Z');
    const session = (given: Partial<Session>): Session => ({
      id: '1',
      userId: 'dana',
      username: 'dana',
      ip: '192.0.2.1',
      browser: 'Firefox 140, Linux',
      created: '2026-11-21T11:30:00.000Z',
      lastActivity: '2026-11-21T11:30:00.000Z',
      expiry: '2026-11-21T12:30:00.000Z',
      activeDuration: 1_800,
      state: 'active',
      current: false,
      ...given,
    });
    const sessions = [
      session({}),
      session({ browser: 'Firefox 139.0.1, Android' }),
      session({ userId: 'noa', browser: '' }),
      session({ userId: 'tal', state: 'revoked' }),
      session({ userId: 'lea', expiry: '2026-11-21T11:59:00.000Z', created: '2026-11-20T10:00:00.000Z' }),
    ];
    expect(sessionFigures(sessions, now)).toEqual({
      active: 3,
      people: 2,
      lastDay: 4,
      browsers: [
        { key: 'Firefox', count: 2 },
        { key: '', count: 1 },
      ],
      systems: [
        { key: 'Linux', count: 1 },
        { key: 'Android', count: 1 },
        { key: '', count: 1 },
      ],
    });
  });
});
