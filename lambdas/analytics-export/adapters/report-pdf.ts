import { isolate } from '#contracts/text/isolate.ts';
import { directionOf } from '#contracts/text/language.ts';
import { lazy } from '#lambdas/platform/lazy.ts';
import type { ChartPart, FiguresPart, Format, Report, ReportSection, TablePart } from '../model/report.ts';
import { type Words, wordsIn } from '../model/words.ts';
import { type Writers, writersOf } from '../model/writers.ts';
import { chartSvg, lookOf } from './chart-svg.ts';
import { charactersOf, coveredText } from './covered-text.ts';
import { readPdfFile } from './pdf-files.ts';
import { renderPdf } from './render-pdf.ts';

const files = lazy(async () => ({
  template: (await readPdfFile('report.typ')).toString('utf8'),
  characters: charactersOf(await readPdfFile('regular.ttf')),
}));

interface Writing {
  report: Report;
  say: Words;
  write: Writers;
}

const figuresData = ({ figures }: FiguresPart, { say, write }: Writing) => ({
  kind: 'figures',
  figures: figures.map(({ label, value, format, before }) => ({
    label,
    value: write.value(value, format),
    ...(before === undefined
      ? {}
      : {
          change: write.change(value, before) ?? '',
          before: say('figureBefore', { value: write.value(before, format) }),
        }),
  })),
});

const chartData = ({ title, alt, points, lines }: ChartPart, { report, write }: Writing) => ({
  kind: 'chart',
  title,
  alt,
  svg: chartSvg({
    ...{ lines, labels: points.map(({ label }) => label), direction: directionOf(report.language) },
    formatTick: (value) => write.value(value, 'count'),
  }),
  legend: lines.map((line, index) => ({ label: line.label, ...lookOf(line, index) })),
});

/** In centimetres, of lists of names with a bar: so that those of a page stand below one another. */
const listWidths: Partial<Record<Format, number>> = { count: 3.2, part: 4.6 };
const isList = ({ columns }: TablePart) => columns.length === 3 && columns[2]?.format === 'part';

const tableData = (part: TablePart, { write }: Writing) => {
  const { title, columns, rows, note } = part;
  return {
    kind: 'table',
    title,
    columns: columns.map(({ title: heading, format }) => ({
      title: heading,
      number: format !== 'text' && format !== 'path',
      ...(isList(part) && format in listWidths ? { width: listWidths[format] } : {}),
    })),
    rows: rows.map((row) =>
      row.map((value, i) => {
        const format = columns[i]?.format ?? 'text';
        return { text: write.value(value, format), ...(format === 'part' ? { part: value } : {}) };
      }),
    ),
    ...(note ? { note } : {}),
  };
};

const partData = (part: ReportSection['parts'][number], writing: Writing): object => {
  if (part.kind === 'figures') return figuresData(part, writing);
  if (part.kind === 'chart') return chartData(part, writing);
  return part.kind === 'table' ? tableData(part, writing) : part;
};

const dataOf = (writing: Writing): object => {
  const { report, say, write } = writing;
  const { language, step, period, comparedWith, generatedAt } = report;
  const made = new Date(generatedAt);
  return {
    language,
    title: report.title,
    site: isolate(report.site),
    author: report.site,
    description: report.description,
    note: report.note,
    created: {
      ...{ year: made.getUTCFullYear(), month: made.getUTCMonth() + 1, day: made.getUTCDate() },
      ...{ hour: made.getUTCHours(), minute: made.getUTCMinutes(), second: made.getUTCSeconds() },
    },
    period: write.period(period, step),
    facts: [
      ...(comparedWith ? [[say('comparedWith'), write.period(comparedWith, step)]] : []),
      [say('filter'), write.value(report.filter, 'text')],
      [say('timeZone'), write.zone(generatedAt)],
      [say('generatedAt'), write.moment(generatedAt)],
    ],
    words: { contents: say('contents'), page: say('page'), empty: say('empty') },
    sections: report.sections.map(({ parts, ...section }) => ({
      ...section,
      parts: parts.map((part) => partData(part, writing)),
    })),
  };
};

/** Every text of it in characters that the fonts have. */
const inCharacters = (data: object, cover: (text: string) => string): object =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) => (typeof value === 'string' ? cover(value) : value));

/** The report as a tagged PDF file on A4, in its reader's language and direction. */
export const reportPdf = async (report: Report): Promise<Uint8Array> => {
  const { template, characters } = await files();
  const writing = { report, say: wordsIn(report.language), write: writersOf(report.language, report.zone) };
  return renderPdf(template, inCharacters(dataOf(writing), coveredText(characters)));
};
