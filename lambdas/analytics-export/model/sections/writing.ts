import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import type { Course } from '../course.ts';
import { sumOf } from '../course.ts';
import type { ChartLine, ChartPart, TablePart } from '../report.ts';
import type { ScreenWords, Words } from '../words.ts';
import { dayIn, momentIn, type Writers } from '../writers.ts';

/** With what a section is written. */
export interface Writing {
  say: Words;
  screen: ScreenWords;
  write: Writers;
  zone: string;
  step: AnalyticsStep;
  /** The beginnings of the steps of the period. */
  steps: readonly number[];
}

/** A chart whose first line is described for those who do not see it. */
export const chartOf = (title: string, lines: readonly ChartLine[], writing: Writing): ChartPart => {
  const { say, write, zone, step, steps } = writing;
  const first: Course = lines[0]?.values ?? [];
  const most = Math.max(0, ...first.map((value) => value ?? 0));
  const count = (value: number) => write.value(value, 'count');
  const facts = {
    ...{ title, line: lines[0]?.label ?? '', sum: count(sumOf(first)), most: count(most) },
    time: write.step(steps[first.indexOf(most)] ?? 0, step),
  };
  const nameOf = step === 'day' ? dayIn(zone) : momentIn(zone);
  return {
    kind: 'chart',
    title,
    alt: most === 0 ? say('chartAltEmpty', { title }) : say('chartAlt', facts),
    points: steps.map((from) => ({ name: nameOf(from), label: write.shortStep(from, step) })),
    lines,
  };
};

/** Rows that stand on a page together with others; a table is as high as four more. */
const rowsOfHalf = 26;

/** Whether tables are to have pages of their own: what is shorter stays together, and fills up a page that has begun. */
export const isLong = (tables: readonly TablePart[]): boolean =>
  tables.reduce((sum, { rows }) => sum + rows.length + 4, 0) > rowsOfHalf;
