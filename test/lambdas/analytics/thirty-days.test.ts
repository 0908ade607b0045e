import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analytics } from '#contracts/analytics/figures.ts';
import { chrome, iphone, type OpenAnalytics, openAnalytics, type Told, view } from './analytics-harness.ts';

/** The clock of Jerusalem is set back in the night of 25 October 2026. */
const firstDay = '2026-10-05';
const dayCount = 30;
const minute = 60_000;
const midnight = (index: number) => {
  const day = new Date(Date.parse(firstDay) + index * 86_400_000).toISOString().slice(0, 10);
  return Date.parse(`${day}T00:00:00+0${day <= '2026-10-25' ? 3 : 2}:00`);
};
/** The same for everybody who runs this. */
const random = (() => {
  let seed = 42;
  return (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
})();
const paths = ['/', '/products', '/brand/freed', '/brand/bloch', '/blog/first-shoes', '/tips'] as const;

interface Truth {
  views: number;
  visits: number;
  visitors: number;
}
const truth: Truth[] = Array.from({ length: dayCount }, () => ({ views: 0, visits: 0, visitors: 0 }));
const counts = { entry: new Map<string, number>(), exit: new Map<string, number>(), page: new Map<string, number>() };
const ofHebrew: Truth[] = Array.from({ length: dayCount }, () => ({ views: 0, visits: 0, visitors: 0 }));
const note = (map: Map<string, number>, path: string) => map.set(path, (map.get(path) ?? 0) + 1);

/** One visit of pages at these moments; the days say what it adds to. */
const visitOf = (told: Omit<Told, 'at' | 'events'>, moments: readonly number[], days: readonly number[]): Told[] => {
  const seen = moments.map(() => paths[random(paths.length)] ?? '/');
  note(counts.entry, seen[0] ?? '/');
  note(counts.exit, seen.at(-1) ?? '/');
  for (const path of seen) note(counts.page, path);
  for (const all of told.language === 'he' ? [truth, ofHebrew] : [truth]) {
    const began = all[days[0] ?? 0];
    if (began) began.visits += 1;
    for (const day of days) {
      const of = all[day];
      if (of) of.views += 1;
    }
  }
  return moments.map((at, index) => ({ ...told, at, events: [view(seen[index] ?? '/')] }));
};

const tellings: Told[] = [];
const generate = () => {
  for (let day = 0; day < dayCount; day += 1) {
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const told = {
        ip: `10.0.0.${visitor}`,
        userAgent: visitor % 3 === 0 ? iphone : chrome,
        country: visitor < 8 ? 'IL' : 'FR',
        language: visitor % 2 === 0 ? ('he' as const) : ('en' as const),
      };
      for (const all of told.language === 'he' ? [truth, ofHebrew] : [truth]) {
        const of = all[day];
        if (of) of.visitors += 1;
      }
      // From two in the morning local time on: the hour that comes twice, on the 25th.
      for (let visit = 0; visit < 1 + random(3); visit += 1) {
        const start = midnight(day) + (2 + visit * 4) * 60 * minute + random(60) * minute;
        const moments = Array.from({ length: 1 + random(4) }, (_none, index) => start + index * 7 * minute);
        tellings.push(
          ...visitOf(
            told,
            moments,
            moments.map(() => day),
          ),
        );
      }
    }
    // A visitor reads over midnight: one visit, of the day before, and a visitor of both days.
    if (day < dayCount - 1) {
      const told = { ip: '10.1.0.1', language: 'he' as const, country: 'IL' };
      const moments = [-20, -5, 4, 25, 50].map((at) => midnight(day + 1) + at * minute);
      for (const of of [truth[day], truth[day + 1], ofHebrew[day], ofHebrew[day + 1]]) {
        if (of) of.visitors += 1;
      }
      tellings.push(...visitOf(told, moments, [day, day, day + 1, day + 1, day + 1]));
    }
  }
  // A person who reads over both midnights of a day is one visitor of it.
  for (const all of [truth, ofHebrew]) for (const of of all.slice(1, -1)) of.visitors -= 1;
};

let analytics: OpenAnalytics;
let month: Analytics;
beforeAll(async () => {
  generate();
  tellings.sort((one, other) => one.at - other.at);
  analytics = await openAnalytics(tellings[0]?.at ?? 0);
  for (const [index, told] of tellings.entries()) {
    await analytics.tell(told);
    if (index % 150 === 149) {
      // As a queue does: in another order.
      analytics.waiting.sort((one, other) => (one.id.at(-1) ?? '').localeCompare(other.id.at(-1) ?? ''));
      await analytics.fold();
    }
  }
  await analytics.fold();
  analytics.moment.now = midnight(dayCount - 1) + 23 * 60 * minute;
  month = await analytics.read({ period: 'month' });
}, 120_000);
afterAll(() => analytics.close());

const sum = (all: readonly Truth[], of: keyof Truth) => all.reduce((total, each) => total + each[of], 0);
const listed = (of: 'entry' | 'exit' | 'page') =>
  new Map(month.lists[of].items.map(({ value, count }) => [value, count]));

describe('what thirty days of visits come to, with a clock change and visits over midnight [S-095]', () => {
  it('is every view, visit and visitor of each day', () => {
    expect(month.series.map(({ views, visits, visitors }) => ({ views, visits, visitors }))).toEqual(truth);
    expect(month.totals.now).toMatchObject({
      views: sum(truth, 'views'),
      visits: sum(truth, 'visits'),
      visitors: sum(truth, 'visitors'),
    });
  });

  it('begins each day at the midnight of the site, also after the clock was set back', () => {
    expect(month.series.map(({ from }) => Date.parse(from))).toEqual(truth.map((_day, index) => midnight(index)));
    expect(month.range).toEqual({
      from: new Date(midnight(0)).toISOString(),
      to: new Date(midnight(dayCount)).toISOString(),
    });
  });

  it('is every page, and each visit’s first and last one', () => {
    expect(listed('page')).toEqual(new Map([...counts.page].sort((one, other) => other[1] - one[1])));
    expect(listed('entry')).toEqual(counts.entry);
    expect(listed('exit')).toEqual(counts.exit);
  });

  it('is the same of those who read Hebrew', async () => {
    const { totals, series } = await analytics.read({ period: 'month', language: 'he' });
    expect(series.map(({ views, visits, visitors }) => ({ views, visits, visitors }))).toEqual(ofHebrew);
    expect(totals.now.views).toBe(sum(ofHebrew, 'views'));
  });

  it('is compared with as many days before', async () => {
    const week = await analytics.read({ from: '2026-10-26', to: '2026-11-01' });
    expect(week.totals.now.views).toBe(sum(truth.slice(21, 28), 'views'));
    expect(week.totals.before.views).toBe(sum(truth.slice(14, 21), 'views'));
    expect(week.before).toEqual({
      from: new Date(midnight(14)).toISOString(),
      to: new Date(midnight(21)).toISOString(),
    });
  });
});
