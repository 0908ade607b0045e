import { describe, expect, it } from 'vitest';
import { directionOf, languages } from '#contracts/text/language.ts';
import { reportPdf } from '#lambdas/analytics-export/adapters/report-pdf.ts';
import type { Report } from '#lambdas/analytics-export/model/report.ts';
import { hasPoppler } from '#scripts/poppler.ts';
import { fontsOf, infoOf, pagesOf, plain, tagsOf } from '#test/support/read-pdf.ts';
import { sampleReport } from '../sample-report.ts';

/**
 * The parts that Poppler must find whole: words, numbers with their signs, paths. Brackets and quotes around them turn with the line, and
 * of `ו-5` it reads the number and the letter apart, as of Chromium's own files.
 */
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s()"]+|(?<=\p{Script=Hebrew})-(?=\d)/u)
    .map((word) => word.replace(/[.,:;?]+$/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

const textsOf = ({ sections }: Report): string[] =>
  sections.flatMap(({ title, text, parts }) => [
    title,
    text,
    ...parts.flatMap((part) => {
      if (part.kind === 'figures') return part.figures.map(({ label }) => label);
      if (part.kind === 'chart') return [part.title, ...part.lines.map(({ label }) => label)];
      if (part.kind === 'terms') return part.items.flatMap(({ term, text: meaning }) => [term, meaning]);
      return [
        part.title,
        ...(part.rows.length > 0 ? part.columns.map(({ title: heading }) => heading) : []),
        ...part.rows.flat().filter((value) => typeof value === 'string'),
      ];
    }),
  ]);

/** A string of the file: PDF writes what is not Latin as UTF-16. */
const inFile = (pdf: Uint8Array, entry: string, text: string): boolean => {
  const file = Buffer.from(pdf).toString('latin1');
  const wide = Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex').toUpperCase();
  return file.includes(`/${entry} <${wide}>`) || file.includes(`/${entry} (${text})`);
};

describe.skipIf(!hasPoppler())('a report as PDF [Q-029]', () => {
  it.each(languages)('has every word and number whole and its lines in order: %s', async (language) => {
    const report = sampleReport(language);
    const pages = pagesOf(await reportPdf(report));
    const text = pages.join(' ');
    // A sign that no font of the file has stands as a dot.
    const words = textsOf(report)
      .flatMap(wordsOf)
      .filter((word) => word !== '足');
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    const count = new Intl.NumberFormat(language);
    const numbers = [34_567, 30_001, 8123, 90_000, 89_593].map((value) =>
      plain(count.format(value).replaceAll('\u202F', ' ')),
    );
    expect(numbers.filter((number) => !text.includes(number))).toEqual([]);
    expect(text).toMatch(/-7\s?%/);

    const lines = [report.title, ...report.sections.flatMap(({ title }) => title)];
    const places = lines.map((line) => plain(pages[0] ?? '').indexOf(line));
    expect(places.every((place, i) => place >= (places[i - 1] ?? 0))).toBe(true);
    const rows = Array.from({ length: 12 }, (_, i) => text.indexOf(`/brand/model-${i}/`));
    expect(rows.every((place, i) => place > (rows[i - 1] ?? 0))).toBe(true);
  });

  it('begins with a page of title, period, time zone and contents, and counts its pages', async () => {
    const [title = '', ...others] = pagesOf(await reportPdf(sampleReport('en')));
    for (const words of [
      'Pointe Shoes',
      'Website report',
      '1 November 2026 – 30 November 2026',
      'Compared with',
      '2 October 2026 – 31 October 2026',
      'Israel Time · Asia/Jerusalem',
      '1 December 2026 at 09:30',
      'Counted without cookies',
    ])
      expect(title).toContain(words);
    expect(title).toMatch(/Summary[ .]+2 Pages[ .]+3/);
    expect(others).toHaveLength(2);
    for (const [i, page] of others.entries()) expect(page).toContain(`Page ${i + 2} of 3`);
    expect(title).not.toContain('Page 1');
  });

  it.each(languages)(
    'says title, language and direction of itself, is tagged and describes its chart: %s',
    async (language) => {
      const report = sampleReport(language);
      const pdf = await reportPdf(report);
      expect(infoOf(pdf)).toMatchObject({ Title: report.title, Author: 'Pointe Shoes', Tagged: 'yes' });
      expect(inFile(pdf, 'Lang', language)).toBe(true);
      expect(Buffer.from(pdf).includes('/Direction /R2L')).toBe(directionOf(language) === 'rtl');
      const [chart] = report.sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'chart'));
      expect(inFile(pdf, 'Alt', chart?.alt ?? '?')).toBe(true);
      const needed = ['TOC', 'H1', 'H2', 'P', 'Figure', 'Table', 'THead', 'TH', 'TD'];
      expect(needed.filter((tag) => !tagsOf(pdf).has(tag))).toEqual([]);
      const fonts = fontsOf(pdf);
      expect(fonts.map(({ name }) => name.slice(7)).sort()).toEqual(['Rubik-Regular', 'Rubik-SemiBold']);
      expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true);
    },
  );

  it('shows what people typed as it is, and runs nothing of it', async () => {
    const text = pagesOf(await reportPdf(sampleReport('en'))).join(' ');
    expect(text).toContain('#eval("x") *b* $x$ <a> \\ @ref');
  });
});
