import type { Analytics } from '#contracts/analytics/figures.ts';
import type { ReportSection, TablePart, Value } from '../report.ts';
import type { People } from './people.ts';
import { courses } from './visits.ts';
import { isLong, type Writing } from './writing.ts';

/** The charts as figures: the latest first, without the steps in which there was nothing. */
export const stepByStep = (
  { series }: Analytics,
  people: People | undefined,
  { say, screen, write, step, steps }: Writing,
): ReportSection => {
  const count = (value: number | null | undefined): Value => value ?? '–';
  const rows = series.flatMap((point, index): Value[][] => {
    const visits = courses.map((key) => point[key]);
    const others = people ? [people.signUps.now[index], people.logIns.now[index]] : [];
    if (![...visits, ...others].some((value) => (value ?? 0) > 0)) return [];
    return [[write.step(steps[index] ?? 0, step), ...visits, ...others.map(count)]];
  });
  const table: TablePart = {
    kind: 'table',
    title: screen.course.title,
    repeats: true,
    columns: [
      { title: step === 'day' ? say('column.day') : screen.course.time, format: 'text' },
      { title: screen.measure.views, format: 'count' },
      { title: screen.measure.visits, format: 'count' },
      { title: say('column.visitors'), format: 'count' },
      ...(people ? (['newUsers', 'logIns'] as const) : []).map((key) => ({
        title: say(key),
        format: 'count' as const,
      })),
    ],
    rows: rows.toReversed(),
  };
  return {
    title: say(`steps.${step}`),
    text: '',
    fresh: isLong([table]),
    parts: [table],
  };
};
