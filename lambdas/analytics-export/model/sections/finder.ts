import { type Analytics, finderDimensions } from '#contracts/analytics/figures.ts';
import { finderFiguresOf } from '#contracts/analytics/finder-figures.ts';
import type { Figure, ReportSection } from '../report.ts';
import type { ValueNames } from '../value-names.ts';
import { tableOf } from './visits.ts';
import { isLong, type Writing } from './writing.ts';

/** The finder, which stands in files of all visits alone: it is counted of everything only. */
export const finder = ({ totals, lists }: Analytics, nameOf: ValueNames, writing: Writing): ReportSection => {
  const { screen, say } = writing;
  const before = finderFiguresOf(totals.before);
  const figures = finderFiguresOf(totals.now).flatMap(({ key, count, share }, place): Figure[] => {
    const { count: former = 0, share: formerShare } = before[place] ?? {};
    return [
      { label: screen.finder[key], value: count, format: 'count', before: former },
      ...(share === undefined
        ? []
        : [{ label: say('finderShare'), value: share, format: 'share' as const, before: formerShare }]),
    ];
  });
  const tables = finderDimensions.map((dimension) => ({
    ...tableOf(dimension, lists[dimension], nameOf, writing),
    ...(dimension === 'finderFact' ? { note: screen.finder.factNote } : {}),
  }));
  const isEmpty = figures.every(({ value }) => value === 0);
  return {
    title: screen.finder.title,
    text: isEmpty ? screen.finder.empty : screen.finder.note,
    fresh: !isEmpty && isLong(tables),
    parts: isEmpty ? [] : [{ kind: 'figures', figures }, ...tables],
  };
};
