import type { UsageRow } from '#contracts/ai-usage/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { type Course, sumOf, wholeSum } from '../course.ts';
import type { Figure, ReportSection, TablePart } from '../report.ts';
import { chartOf, type Writing } from './writing.ts';

/** Of the period, and of the one before. */
export interface Compared<T> {
  now: T;
  before: T;
}

/** Who joined, who logged in, and what the assistant was asked. */
export interface People {
  signUps: Compared<Course>;
  logIns: Compared<Course>;
  /** Undefined for periods that are shorter than the assistant's hours. */
  questions: Compared<readonly UsageRow[]> | undefined;
}

const byLanguage = (counted: readonly UsageRow[], language: Language, { say, step }: Writing): TablePart => {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const sum = (asked: Language, of: (row: UsageRow) => number) =>
    sumOf(counted.filter((row) => row.language === asked).map(of));
  const rows = languages
    .map((asked) => [
      ...[names.of(asked) ?? asked, sum(asked, ({ calls }) => calls), sum(asked, ({ results }) => results.answered)],
      ...[sum(asked, ({ results }) => results.unknown), sum(asked, ({ helpful }) => helpful)],
    ])
    .filter(([, calls]) => calls !== 0);
  return {
    kind: 'table',
    title: say('byLanguage'),
    columns: [
      { title: say('column.language'), format: 'text' },
      ...(['questions', 'answered', 'unknown', 'helpful'] as const).map((key) => ({
        title: say(`column.${key}`),
        format: 'count' as const,
      })),
    ],
    rows,
    ...(step === 'day' ? { note: say('assistantText') } : {}),
  };
};

/** Figures on which no filter of visits acts, so they stand in files of all visits alone. */
export const people = ({ signUps, logIns, questions }: People, writing: Writing): ReportSection => {
  const { say, screen, write, step, steps } = writing;
  const figure = (label: string, { now, before }: Compared<Course>): Figure => {
    const former = wholeSum(now) === undefined ? undefined : wholeSum(before);
    return { label, value: sumOf(now), format: 'count', ...(former === undefined ? {} : { before: former }) };
  };
  const chart = (label: string, { now, before }: Compared<Course>) => {
    const former =
      wholeSum(before) === undefined ? [] : [{ label: say('chartBefore'), values: before, isBefore: true as const }];
    return chartOf(`${label}, ${screen.course.by[step]}`, [{ label, values: now }, ...former], writing);
  };
  const asked = (rows: readonly UsageRow[]) => [sumOf(rows.map(({ calls }) => calls))];
  const firstRead = steps[logIns.now.lastIndexOf(null) + 1];
  const isCut = logIns.now.includes(null);
  const remarks = [
    ...(isCut && firstRead !== undefined ? [say('logInsSince', { time: write.step(firstRead, step) })] : []),
    ...(isCut && firstRead === undefined ? [say('logInsUnknown')] : []),
  ];
  return {
    title: say('people'),
    text: remarks.join(' '),
    fresh: true,
    parts: [
      {
        kind: 'figures',
        figures: [
          figure(say('newUsers'), signUps),
          ...(isCut && firstRead === undefined ? [] : [figure(say('logIns'), logIns)]),
          ...(questions
            ? [figure(say('questions'), { now: asked(questions.now), before: asked(questions.before) })]
            : []),
        ],
      },
      chart(say('newUsers'), signUps),
      ...(isCut && firstRead === undefined ? [] : [chart(say('logIns'), logIns)]),
      ...(questions ? [byLanguage(questions.now, write.language, writing)] : []),
    ],
  };
};
