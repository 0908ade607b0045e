import type { AnalyticsMeasure } from './figures.ts';

interface FinderFigure {
  key: 'starts' | 'finished' | 'shoes' | 'stopped' | 'none';
  count: number;
  /** Of those that began; left out where none did. */
  share?: number;
}

/** The figures of the finder, as the screen and the files of analytics show them. */
export const finderFiguresOf = (totals: Readonly<Record<AnalyticsMeasure, number>>): FinderFigure[] => {
  const { finderStarts: starts, finderShoes: shoes, finderStopped: stopped, finderNone: none } = totals;
  const finished = shoes + stopped + none;
  return [
    { key: 'starts', count: starts },
    { key: 'finished', count: finished, ...(starts > 0 ? { share: finished / starts } : {}) },
    { key: 'shoes', count: shoes },
    { key: 'stopped', count: stopped },
    { key: 'none', count: none },
  ];
};
