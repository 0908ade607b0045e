import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analyticsMeasures } from '#contracts/analytics/figures.ts';
import { addressLimits } from '#lambdas/analytics/model/address-state.ts';
import { humanLimits } from '#lambdas/analytics/model/visitor-state.ts';
import { vocabulary } from '#lambdas/analytics/store/vocabulary.ts';
import { chrome, type OpenAnalytics, openAnalytics, view } from '../analytics-harness.ts';

const noon = Date.UTC(2026, 10, 23, 10);
let analytics: OpenAnalytics;
beforeEach(async () => {
  analytics = await openAnalytics(noon);
});
afterEach(() => analytics.close());

const today = async () => {
  await analytics.fold();
  return analytics.read({ period: 'day' });
};

describe('what is not counted', () => {
  it('are pages, shoes and makers that the site does not have', async () => {
    await analytics.tell({
      at: noon,
      ip: '10.0.0.1',
      events: [
        view('/buy-pills'),
        view('/admin'),
        view('/brand/none'),
        { kind: 'read', path: '/products' },
        { kind: 'shoe', id: 'none' },
        { kind: 'maker', id: 'none' },
      ],
    });
    const { totals, lists } = await today();
    expect(Object.values(totals.now)).toEqual(analyticsMeasures.map(() => 0));
    expect(Object.values(lists).flatMap(({ items }) => items)).toEqual([]);
  });

  it('are programs, but as such', async () => {
    await analytics.tell({
      at: noon,
      ip: '10.0.0.1',
      userAgent: 'Googlebot/2.1 (+http://www.google.com/bot.html)',
      events: [view('/')],
    });
    const { totals, live } = await today();
    expect(totals.now).toMatchObject({ views: 0, visits: 0, visitors: 0, bots: 1 });
    expect(live).toBe(0);
  });

  it('is most of what one visitor sends who sends thousands', async () => {
    for (let report = 0; report < 500; report += 1) {
      const events = Array.from({ length: 20 }, () => view('/'));
      await analytics.tell({ at: noon + report, ip: '10.0.0.1', events });
    }
    expect(analytics.waiting).toHaveLength(30);
    const { totals } = await today();
    expect(totals.now).toMatchObject({ views: humanLimits.minute, visits: 1, visitors: 1 });
  });

  it('are words that could tell of a person', async () => {
    for (let visitor = 0; visitor < 6; visitor += 1) {
      const search = (text: string) => ({ kind: 'search', text, found: false }) as const;
      const events = [search('dana@example.com'), search('052-1234567'), search('Bloch')];
      await analytics.tell({ at: noon, ip: `10.0.0.${visitor}`, events });
    }
    const { totals, lists } = await today();
    expect(totals.now.emptySearches).toBe(18);
    expect(lists.emptySearch).toEqual({ items: [{ value: 'bloch', count: 6 }], rest: 0 });
  });
});

describe('one address', () => {
  const search = (text: string, found = true) => ({ kind: 'search', text, found }) as const;
  const browser = (number: number) => `${chrome} Edg/${number}.0`;

  it('is no more than a school’s visitors, whatever its browsers call themselves', async () => {
    const { visitors } = addressLimits;
    for (let number = 0; number < visitors + 40; number += 1) {
      await analytics.tell({
        at: noon + number * 1_000,
        ip: '10.0.0.1',
        userAgent: browser(number),
        events: [view('/')],
      });
    }
    const { totals } = await today();
    expect(totals.now).toMatchObject({ visitors, visits: visitors, views: visitors, bots: 40 });
    await analytics.tell({ at: noon + 400_000, ip: '10.0.0.2', events: [view('/')] });
    expect((await today()).totals.now.visitors).toBe(visitors + 1);
  });

  it('sends no more than so many reports a minute, whatever its browsers call themselves', async () => {
    for (let number = 0; number < 400; number += 1) {
      await analytics.tell({ at: noon + number, ip: '10.0.0.1', userAgent: browser(number), events: [view('/')] });
    }
    expect(analytics.waiting).toHaveLength(120);
  });

  it('puts no words before administrators, until a second one sends them', async () => {
    for (let number = 0; number < 8; number += 1) {
      const told = { at: noon + number, ip: '10.0.0.1', userAgent: browser(number), referrer: 'pills.example' };
      await analytics.tell({ ...told, events: [view('/'), search('buy pills'), search('constructor', false)] });
    }
    const before = await today();
    expect(before.totals.now).toMatchObject({ searches: 16, emptySearches: 8 });
    for (const list of ['search', 'emptySearch', 'referrer'] as const) expect(before.lists[list].items).toEqual([]);
    await analytics.tell({
      ...{ at: noon + 9, ip: '10.0.0.2', referrer: 'pills.example' },
      events: [view('/'), search('buy pills')],
    });
    const { lists } = await today();
    expect(lists.search.items).toEqual([{ value: 'buy pills', count: 9 }]);
    expect(lists.referrer.items).toEqual([{ value: 'pills.example', count: 9 }]);
  });

  it('is the first to send so many names, and no more', async () => {
    for (const ip of ['10.0.0.1', '10.0.0.2']) {
      for (let number = 0; number < 10; number += 1) {
        const words = Array.from({ length: 15 }, (_none, word) => search(`made up ${number} ${word}`));
        await analytics.tell({ at: noon + number, ip, userAgent: browser(number), events: words });
      }
    }
    expect((await today()).lists.search).toEqual({ items: [], rest: 2 * addressLimits.names });
  });

  it('fills no list, so that what others search is still counted', async () => {
    for (let number = 0; number < 30; number += 1) {
      const words = Array.from({ length: 18 }, (_none, word) => search(`made up ${number} ${word}`));
      for (const ip of ['10.0.0.1', '10.0.1.1'])
        await analytics.tell({ at: noon + number, ip, userAgent: browser(number), events: words });
    }
    await analytics.fold();
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const told = { at: noon + 60_000 + visitor, ip: `10.0.2.${visitor}`, referrer: 'dance.example' };
      await analytics.tell({ ...told, events: [view('/'), search('wide foot')] });
    }
    const { lists } = await today();
    expect(lists.search.items).toEqual([{ value: 'wide foot', count: 8 }]);
    expect(lists.referrer.items).toEqual([{ value: 'dance.example', count: 8 }]);
  });
});

describe('more names than an item takes', () => {
  it('make room by the rarest, and those of another list stay', async () => {
    const withoutSurplus = vocabulary(analytics.table);
    const place = { slice: 'all', step: 'day', name: '2026-11-23' } as const;
    const add = (...counts: [string, number][]) =>
      withoutSurplus([{ place, timeZone: 'UTC', counts: new Map(counts) }]);
    const names = (word: string, by: number, count: number): [string, number][] =>
      Array.from({ length: count }, (_none, index) => [`search ${word} ${index}`, by]);
    await add(['referrer dance.example', 1], ...names('often', 3, 499), ['search rare', 1]);
    const [counted] = await add(['search new', 2]);
    expect(counted).toMatchObject({ counts: new Map([['search new', 2]]), gone: ['search rare'] });
    const [refused] = await add(['search newer', 1], ['referrer other.example', 1]);
    expect(refused?.counts).toEqual(new Map([['referrer other.example', 1]]));
  });
});

describe('a group that could name a person', () => {
  const come = async (country: string, count: number) => {
    for (let visitor = 0; visitor < count; visitor += 1) {
      await analytics.tell({
        at: noon,
        ip: `${country}-${visitor}`,
        country,
        referrer: `${country.toLowerCase()}.example`,
        events: [view('/')],
      });
    }
  };

  it('is not shown while it is fewer than five', async () => {
    await come('IL', 5);
    await come('MT', 4);
    const { lists, totals } = await today();
    expect(lists.country).toEqual({ items: [{ value: 'IL', count: 5 }], rest: 4 });
    expect(lists.referrer).toEqual({ items: [{ value: 'il.example', count: 5 }], rest: 4 });
    expect(totals.now.visits).toBe(9);
    const malta = await analytics.read({ period: 'day', country: 'MT' });
    expect(malta.tooFew).toBe(true);
    expect(Object.values(malta.totals.now)).toEqual(analyticsMeasures.map(() => 0));
    expect(malta.series.every(({ views }) => views === 0)).toBe(true);
    expect((await analytics.read({ period: 'day', country: 'IL' })).totals.now.views).toBe(5);
  });

  it('keeps no address and no name of a browser in the table', async () => {
    await come('IL', 1);
    expect(JSON.stringify(analytics.waiting)).not.toMatch(/IL-0|Mozilla|Windows/);
  });
});

describe('who is there now', () => {
  it('is everybody of the last five minutes, once', async () => {
    await analytics.tell({ at: noon, ip: '10.0.0.1', events: [view('/')] });
    await analytics.tell({ at: noon + 4 * 60_000, ip: '10.0.0.1', events: [view('/products')] });
    await analytics.tell({ at: noon + 6 * 60_000, ip: '10.0.0.2', events: [view('/')] });
    expect((await today()).live).toBe(2);
    analytics.moment.now = noon + 9 * 60_000;
    expect((await today()).live).toBe(1);
    analytics.moment.now = noon + 20 * 60_000;
    expect((await today()).live).toBe(0);
  });
});

describe('a change of the site’s time zone', () => {
  it('leaves what was counted, and says which days had other midnights', async () => {
    await analytics.tell({ at: noon, ip: '10.0.0.1', events: [view('/')] });
    await analytics.fold();
    analytics.settings.set('general', { siteZone: 'Asia/Kolkata' });
    const { timeZone, otherZoneDays, totals, range } = await analytics.read({ period: 'week' });
    expect([timeZone, otherZoneDays, totals.now.views]).toEqual(['Asia/Kolkata', ['2026-11-23'], 1]);
    expect(range.to).toBe('2026-11-23T18:30:00.000Z');
  });
});
