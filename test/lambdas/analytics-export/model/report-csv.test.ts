import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { reportCsv } from '#lambdas/analytics-export/model/report-csv.ts';
import { sampleReport } from '../sample-report.ts';

const read = (csv: string): string[][] =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      line
        .slice(1, -1)
        .split(/"[,;]"/)
        .map((cell) => cell.replaceAll('""', '"')),
    );

describe('a report as CSV [Q-022]', () => {
  it.each(languages)('begins with the byte order mark and headings in the language of the reader: %s', (language) => {
    const csv = reportCsv(sampleReport(language));
    expect(csv.startsWith('\uFEFF"')).toBe(true);
    const [headings = []] = read(csv);
    expect(headings).toHaveLength(9);
    if (language === 'he') expect(headings.every((heading) => /[א-ת]/.test(heading))).toBe(true);
    if (language === 'en') {
      expect(headings).toEqual([
        'Part',
        'Item',
        'Measure',
        'Value',
        'Period before',
        'From',
        'Until',
        'Filter',
        'Time zone',
      ]);
    }
  });

  it('has a row for each figure, each point and each number of a table, with the days of the period', () => {
    const rows = read(reportCsv(sampleReport('en')));
    const period = ['2026-11-01', '2026-11-30', 'All visits', 'Asia/Jerusalem'];
    expect(rows).toContainEqual(['Summary', '', 'Page views', '34567', '30001', ...period]);
    expect(rows).toContainEqual(['Views by day', '2026-11-30', 'Views', '1302', '1152', ...period]);
    expect(rows).toContainEqual([
      'Most viewed pages',
      'Гришко Маия II · /brand/model-5/',
      'Views',
      '89815',
      '',
      ...period,
    ]);
    expect(rows).toHaveLength(1 + 1 + 4 + 30 + 12 * 3 + 1);
  });

  it('keeps numbers as a spreadsheet counts them, and text as text that no spreadsheet runs', () => {
    const report = sampleReport('en');
    const rows = ['=1+1', '\u2066=1+1\u2069', '\u202E=1+1', '+972 52', '@x'].map((name) => [name, -0.07] as const);
    const columns = [
      { title: 'Name', format: 'path' as const },
      { title: 'Change', format: 'share' as const },
    ];
    const [, ...found] = read(
      reportCsv({
        ...report,
        sections: [{ title: 'x', text: '', fresh: false, parts: [{ kind: 'table', title: 't', columns, rows }] }],
      }),
    );
    expect(found.map(([, item]) => item)).toEqual(["'=1+1", "'=1+1", "'=1+1", "'+972 52", "'@x"]);
    expect(found.every(([, , , value]) => value === '-0.07')).toBe(true);
  });

  it('keeps prices, ranges and signs within Hebrew in their order, and addresses as they are', () => {
    const csv = reportCsv(sampleReport('he'));
    expect(csv).toContain('נעלי פוינט \u2066$85–$95\u2069 · /brand/model-2/');
    expect(csv).toContain('מחיר 320 ₪ (\u2066-7%\u2069)');
  });
});
