import { withoutTurning } from '#contracts/text/isolate.ts';
import { isolateRuns } from '#contracts/text/ltr-runs.ts';
import { byteOrderMark, type Cell, toCsv } from '#lambdas/platform/csv.ts';
import type { Format, Report, ReportSection, Value } from './report.ts';
import { wordsIn } from './words.ts';
import { boundsIn } from './writers.ts';

const columns = [
  ...(['part', 'item', 'measure', 'value', 'before', 'from', 'until', 'filter', 'timeZone'] as const),
] as const;

/** Text for people is kept from turning around; addresses and codes stay as they are, for the programs that read them. */
const textCell = (value: Value, format: Format): string => {
  const text = withoutTurning(String(value));
  return format === 'text' && /\p{Script=Hebrew}/u.test(text) ? isolateRuns(text) : text;
};

const isNumber = (format: Format) => format !== 'text' && format !== 'path';

/** Part, item, measure, value, value before. */
const rowsOf = ({ title, text, parts }: ReportSection): Cell[][] => [
  ...(text === '' ? [] : [[title, '', textCell(text, 'text'), '', '']]),
  ...parts.flatMap((part): Cell[][] => {
    if (part.kind === 'figures') {
      return part.figures.map(({ label, value, before }) => [title, '', label, value, before ?? '']);
    }
    if (part.kind === 'terms') {
      return part.items.map(({ term, text: meaning }) => [title, term, textCell(meaning, 'text'), '', '']);
    }
    if (part.kind === 'chart') {
      const before = part.lines.find(({ isBefore }) => isBefore);
      const shown = part.lines.filter((line) => line !== before);
      return part.points.flatMap(({ name }, i) =>
        shown.map(({ label, values }) => [part.title, name, label, values[i] ?? '', before?.values[i] ?? '']),
      );
    }
    if (part.repeats) return [];
    const named = part.columns.flatMap(({ format }, i) => (isNumber(format) ? [] : [{ format, i }]));
    const counted = part.columns.flatMap(({ title: measure, format }, i) => (isNumber(format) ? [{ measure, i }] : []));
    return part.rows.flatMap((row) => {
      const item = named.map(({ format, i }) => textCell(row[i] ?? '', format)).join(' · ');
      return counted.map(({ measure, i }): Cell[] => [part.title, item, measure, row[i] ?? '', '']);
    });
  }),
];

/**
 * The report as one table, which a spreadsheet can filter and sum up: a row for each figure. Period, filter and time zone stand in
 * each row, so that files of several periods can be put together. The meanings of figures are rows without a value.
 */
export const reportCsv = ({ language, zone, step, period, filter, sections }: Report): string => {
  const say = wordsIn(language);
  const view = [...boundsIn(zone, step, period), textCell(filter, 'text'), zone];
  const rows = sections.flatMap(rowsOf).map((row) => [...row, ...view]);
  return byteOrderMark + toCsv([columns.map((column) => say(`csv.${column}`)), ...rows], language);
};
