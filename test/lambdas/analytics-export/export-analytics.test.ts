import { describe, expect, it } from 'vitest';
import type { UsageRow } from '#contracts/ai-usage/endpoints.ts';
import type { AnalyticsQuery } from '#contracts/analytics/figures.ts';
import type { AnalyticsFileFormat } from '#contracts/analytics-export/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { readAnalytics } from '#lambdas/analytics/index.ts';
import { type AnalyticsExportServices, analyticsExportRoutes } from '#lambdas/analytics-export/index.ts';
import type { AuditEvent } from '#lambdas/platform/audit.ts';
import { hasPoppler } from '#scripts/poppler.ts';
import { infoOf, pagesOf } from '#test/support/read-pdf.ts';
import { someSettings } from '#test/support/some-settings.ts';

/** In Jerusalem the clocks went back on October 25. */
const now = Date.parse('2026-11-10T08:15:00Z');
const row = (from: string, language: Language, calls: number): UsageRow => ({
  ...{ from, language, rung: 'basic', provider: 'basic', model: '', calls, inputTokens: 0, outputTokens: 0 },
  ...{ microDollars: 0, latency: [], failures: [], helpful: 1 },
  results: { answered: calls - 1, unknown: 1, safety: 0 },
  notHelpful: { wrong: 0, notAsked: 0, unclear: 0, other: 0, none: 0 },
});

const timeZone = 'Asia/Jerusalem';
/** The counts of some steps of some slices, as the table has them. */
const counted: Record<string, Record<string, Record<string, number>>> = {
  all: {
    '2026-11-10': {
      ...{ views: 1204, visits: 61, visitors: 55, searches: 9, emptySearches: 6, shoes: 8, makerClicks: 3, bots: 7 },
      ...{ 'page /brand/bloch': 40, 'page /': 1164, 'entry /': 61, 'exit /brand/bloch': 61, 'post /blog/first': 2 },
      ...{ 'country IL': 50, 'country FR': 7, 'country IS': 4, 'language he': 61, 'device phone': 61 },
      ...{
        'referrer ': 55,
        'referrer google.com': 6,
        'browser Firefox': 61,
        'search =1+1': 5,
        'emptySearch grishko': 6,
      },
      ...{ 'shoe heritage': 8, 'brand bloch': 40, 'maker gone': 3 },
      ...{ finderStarts: 20, finderShoes: 9, finderStopped: 3, finderNone: 1, 'finderLeft toes': 7 },
      ...{ 'finderModel gm-classic': 5, 'finderFact throat': 6, 'finderFact heel': 4 },
    },
    '2026-10-12': { views: 10, visits: 5, visitors: 5 },
    '2026-10-11': { views: 1000, visits: 50, visitors: 40 },
    '2026-10-24T22': { views: 3, visits: 2, visitors: 2 },
    '2026-10-24T23': { views: 8, visits: 6, visitors: 5 },
    '2026-11-10T08:10': { views: 6, visits: 5, visitors: 5 },
  },
  'country=FR': { '2026-11-10': { views: 70, visits: 7, visitors: 7, 'page /': 70 } },
  'country=IS': { '2026-11-10': { views: 4, visits: 4, visitors: 4, 'page /': 4 } },
};

interface Given {
  logIns?: Partial<Awaited<ReturnType<AnalyticsExportServices['logIns']>>>;
  at?: number;
}
const open = ({ logIns, at = now }: Given = {}) => {
  const asked: unknown[] = [];
  const entries: AuditEvent[] = [];
  const read = readAnalytics({
    figures: {
      between: async (slice, _step, first, last) =>
        Object.entries(counted[slice] ?? {})
          .filter(([name]) => name >= first && name <= last && name.length === first.length)
          .map(([name, counts]) => ({ name, timeZone, counts })),
    },
    readSettings: someSettings().readSettings,
    clock: () => at,
  });
  const services: AnalyticsExportServices = {
    analytics: (query) => read({ query }),
    signUps: async (from) => {
      asked.push(from);
      // Midnight in Jerusalem is 21:00 in summer and 22:00 in winter.
      return {
        times: ['2026-11-10T08:00:00Z', '2026-11-09T22:00:00Z', '2026-11-09T21:59:59Z', '2026-10-11T21:00:00Z'].concat([
          '2026-10-11T20:59:59Z',
          '2026-09-11T21:00:00Z',
          '2026-09-11T20:59:59Z',
        ]),
      };
    },
    logIns: async () => ({ times: ['2026-11-10T08:00:00Z'], ...logIns }),
    questions: async (step, first, last) => {
      asked.push([step, first, last]);
      return [row('2026-11-10T00:00:00.000Z', 'he', 12), row('2026-10-12T00:00:00.000Z', 'en', 3)].concat(
        row('2026-10-11T00:00:00.000Z', 'he', 40),
      );
    },
    names: async () => ({
      brands: new Map([['bloch', 'Bloch']]),
      shoes: new Map([['heritage', 'Bloch Heritage']]),
      models: new Map([['gm-classic', 'Gaynor Minden Classic']]),
    }),
    siteName: async (language) => (language === 'he' ? 'נעלי פוינט' : 'Pointe Shoes'),
    audit: { entry: () => ({}) as never, record: async (_actor, event) => void entries.push(event) },
    clock: () => at,
  };
  const fetch = async (format: AnalyticsFileFormat, language: Language, view: AnalyticsQuery = { period: 'month' }) => {
    const reply = await analyticsExportRoutes(services).exportAnalytics({ body: { format, view }, language } as never);
    return { name: reply.name, bytes: Buffer.from(reply.base64, 'base64') };
  };
  return { asked, entries, fetch };
};
const lines = (bytes: Buffer) => bytes.toString('utf8').trimEnd().split('\r\n');
const month = '"2026-10-12","2026-11-10","All visits","Asia/Jerusalem"';

describe('what the screen of analytics shows, as a file', () => {
  it('has its figures beside those before, by the midnights of the site over a change of its clocks', async () => {
    const { fetch, asked } = open();
    const { name, bytes } = await fetch('csv', 'en');
    expect(name).toBe('pointe-shoes-analytics-30-days-2026-10-12-2026-11-10.csv');
    const found = lines(bytes);
    expect(found).toContain(`"Summary","","Page views","1214","1000",${month}`);
    expect(found).toContain(`"Summary","","Daily visitors, added up","60","40",${month}`);
    const course = 'Views, visits and visitors over time, by day';
    expect(found).toContain(`"${course}","2026-11-10","Page views","1204","",${month}`);
    expect(found).toContain(`"${course}","2026-10-12","Visits","5","",${month}`);
    expect(found).toContain(`"Users and the assistant","","New users","4","2",${month}`);
    expect(found).toContain(`"New users, by day","2026-11-10","New users","2","1",${month}`);
    expect(found).toContain(`"New users, by day","2026-11-09","New users","1","0",${month}`);
    expect(found).toContain(`"New users, by day","2026-10-12","New users","1","1",${month}`);
    expect(found).toContain(`"Users and the assistant","","Questions to the assistant","15","40",${month}`);
    expect(found).toContain(
      `"Questions to the assistant by language","Hebrew","Answered from sources","11","",${month}`,
    );
    expect(found.filter((line) => line.startsWith(`"${course}"`))).toHaveLength(3 * 30);
    expect(asked).toEqual(['2026-09-11T21:00:00.000Z', ['day', '2026-09-12', '2026-11-10']]);
  });

  it('has every list by the names that people know; small groups are among the others, and no cell is a formula', async () => {
    const found = lines((await open().fetch('csv', 'en')).bytes);
    for (const entry of [
      '"Pages viewed","/","Page views","1164"',
      '"Pages viewed","/","Share","0.9667774086378738"',
      '"First page of the visit","/","Visits","61"',
      '"Last page of the visit","/brand/bloch","Visits","61"',
      '"Posts read to the end","/blog/first","Daily visitors, added up","2"',
      '"Sites that led here","No site: typed, or from an app","Visits","55"',
      '"Countries","Israel","Visits","50"',
      '"Countries","All others","Visits","4"',
      '"Languages","Hebrew","Visits","61"',
      '"Devices","Phones","Visits","61"',
      '"Browsers","Firefox","Visits","61"',
      '"Searched for","\'=1+1","Daily visitors, added up","5"',
      '"Searched for, and not found","grishko","Daily visitors, added up","6"',
      '"Shoes looked at","Bloch Heritage","Daily visitors, added up","8"',
      '"Brand pages viewed","Bloch","Page views","40"',
      // One that the site has no more.
      '"Clicks to makers’ sites","gone","Daily visitors, added up","3"',
    ])
      expect(found).toContain(`${entry},"",${month}`);
    expect(found.join()).not.toContain('Iceland');
    expect(found.find((line) => line.includes('not counted anywhere else'))).toContain(': 7.');
    expect(
      found.find((line) => line.startsWith('"What these figures are, and what they are not","Small groups"')),
    ).toContain('fewer than 5');
  });

  it('has what the finder counted, by the names that the screen has, and not with a filter', async () => {
    const found = lines((await open().fetch('csv', 'en')).bytes);
    for (const entry of [
      '"From foot to shoe","","Started","20","0"',
      '"From foot to shoe","","Finished","13","0"',
      '"From foot to shoe","","Finished, of those started","0.65",""',
      '"From foot to shoe","","Stopped before any shoe","3","0"',
      '"Left at the question","What do the toes look like?","Times","7",""',
      '"Suggested shoes opened","Gaynor Minden Classic","Times","5",""',
      '"Missing facts about shoes","Throat","Times","6",""',
      '"Missing facts about shoes","All others","Times","4",""',
    ])
      expect(found).toContain(`${entry},${month}`);
    const filtered = (await open().fetch('csv', 'en', { period: 'month', country: 'FR' })).bytes.toString('utf8');
    expect(filtered).toContain('"Pages viewed"');
    expect(filtered).not.toContain('From foot to shoe');
    const empty = (await open({ at: Date.parse('2026-10-12T08:00:00Z') }).fetch('csv', 'en')).bytes.toString('utf8');
    expect(empty).toContain('"From foot to shoe","","Nobody used “From foot to shoe” in this period."');
  });

  it('tells the hours of a night apart in which the clocks go back', async () => {
    const { fetch, asked } = open({ at: Date.parse('2026-10-25T08:20:00Z') });
    const { name, bytes } = await fetch('csv', 'en', { period: 'day' });
    expect(name).toBe('pointe-shoes-analytics-24-hours-2026-10-24T1200-2026-10-25T1100.csv');
    const course = lines(bytes).filter((line) => line.startsWith('"Views, visits and visitors over time, by hour"'));
    const hours = course.filter((line) => line.includes('"Page views"')).map((line) => line.split('","').slice(1, 4));
    expect(hours).toHaveLength(24);
    expect(hours).toContainEqual(['2026-10-25T01:00+03:00', 'Page views', '3']);
    expect(hours).toContainEqual(['2026-10-25T01:00+02:00', 'Page views', '8']);
    expect(course[0]).toContain('"2026-10-24T12:00+03:00","2026-10-25T11:00+02:00"');
    expect(asked).toContainEqual(['hour', '2026-10-23T09', '2026-10-25T08']);
  });

  it('has the last hour by five minutes, in which the assistant has no figures', async () => {
    const { fetch, asked } = open();
    const { name, bytes } = await fetch('csv', 'en', { period: 'hour' });
    expect(name).toBe('pointe-shoes-analytics-last-hour-2026-11-10T0920-2026-11-10T1020.csv');
    const text = bytes.toString('utf8');
    expect(text).toContain('"2026-11-10T10:10+02:00","Page views","6"');
    expect(text).toContain('"New users, every 5 minutes","2026-11-10T10:00+02:00","New users","1"');
    expect(text).not.toContain('Questions to the assistant');
    expect(asked).toHaveLength(1);
  });

  it.skipIf(!hasPoppler())('names its filter, and shows nothing of too few', async () => {
    const { fetch, asked } = open();
    const view = { from: '2026-11-01', to: '2026-11-10' };
    const { name, bytes } = await fetch('pdf', 'en', { ...view, country: 'FR' });
    expect(name).toBe('pointe-shoes-analytics-2026-11-01-2026-11-10-FR.pdf');
    const [title = '', ...others] = pagesOf(bytes);
    expect(title).toContain('Countries: France');
    expect(others.join(' ')).toMatch(/ 70 100%/);
    // Who joined or asked has no country.
    expect(others.join(' ')).not.toContain('New users');
    expect(asked).toEqual([]);

    const tooFew = lines((await fetch('csv', 'en', { ...view, country: 'IS' })).bytes);
    expect(tooFew[1]).toContain('Fewer than 5 visitors match this filter.');
    expect(tooFew[1]).toContain('"Countries: Iceland"');
    expect(tooFew.some((line) => /"Page views","\d/.test(line))).toBe(false);
  });

  it('says what it could not count, and compares nothing with it', async () => {
    const { fetch } = open({ logIns: { since: '2026-11-01T10:00:00Z' } });
    const found = lines((await fetch('csv', 'en')).bytes);
    expect(found).toContain(`"Logins, by day","2026-11-01","Logins","","",${month}`);
    expect(found).toContain(`"Logins, by day","2026-11-02","Logins","0","",${month}`);
    expect(found).toContain(`"Users and the assistant","","Logins","1","",${month}`);
    expect(found.join(' ')).toMatch(/those before .?2 November 2026.? are left out/);

    const none = lines((await open({ logIns: { since: '2026-11-10T10:00:00Z' } }).fetch('csv', 'en')).bytes);
    expect(none.join(' ')).toContain('The logins of this period could not be read.');
    expect(none.some((line) => line.includes('"Logins"'))).toBe(false);
  });

  it('has headings and names in the language of the caller, and the marks that Excel needs', async () => {
    const { bytes } = await open().fetch('csv', 'he');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(bytes.toString('utf8')).toContain('"שאלות לעוזר לפי שפה","עברית","שאלות","12"');
    expect(bytes.toString('utf8')).toContain('"מדינות","ישראל","ביקורים","50"');
  });

  it.skipIf(!hasPoppler()).each([
    ['he', 'דוח אנליטיקה', 'נעלי פוינט', 'ישראל', 'שאלות לעוזר לפי שפה'],
    ['en', 'Analytics report', 'Pointe Shoes', 'Israel', 'Questions to the assistant by language'],
  ] as const)(
    'is a tagged PDF file with title, period, time zone and lists: %s [Q-029]',
    async (language, ...words) => {
      const [title, site, country, table] = words;
      const { name, bytes } = await open().fetch('pdf', language);
      expect(name).toBe('pointe-shoes-analytics-30-days-2026-10-12-2026-11-10.pdf');
      expect(infoOf(bytes)).toMatchObject({ Title: title, Author: site, Tagged: 'yes' });
      const [first = '', ...others] = pagesOf(bytes);
      for (const found of [title, site, timeZone, '2026']) expect(first).toContain(found);
      const text = others.join(' ');
      for (const found of ['1,214', '1,000', '/brand/bloch', 'google.com', country, table])
        expect(text).toContain(found);
      expect(text).toMatch(/\+21\s?%/);
    },
  );

  it('is entered in the audit log', async () => {
    const { fetch, entries } = open();
    await fetch('pdf', 'ru', { period: 'week', page: '/products' });
    const after = { format: 'pdf', period: 'week', page: '/products' };
    expect(entries).toEqual([{ action: 'analytics.export', resource: { id: '' }, after }]);
  });
});
