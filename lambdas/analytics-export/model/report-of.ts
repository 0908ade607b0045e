import type { Analytics, AnalyticsQuery } from '#contracts/analytics/figures.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Report } from './report.ts';
import { finder } from './sections/finder.ts';
import { type People, people as peopleSection } from './sections/people.ts';
import { stepByStep } from './sections/steps.ts';
import { about, countingNote, hasFigures, lists, summary } from './sections/visits.ts';
import type { Writing } from './sections/writing.ts';
import { type CatalogNames, valueNames } from './value-names.ts';
import { screenIn, wordsIn } from './words.ts';
import { writersOf } from './writers.ts';

export interface CountedFigures {
  language: Language;
  /** The name of the site. */
  site: string;
  generatedAt: number;
  view: AnalyticsQuery;
  analytics: Analytics;
  names: CatalogNames;
  /** Left out where visits are filtered. */
  people: People | undefined;
}

const filters = ['language', 'country', 'page'] as const;

/** The dimension and value by which visits are filtered; there is one at most. */
export const filterOf = (view: AnalyticsQuery) =>
  filters.flatMap((dimension) => (view[dimension] === undefined ? [] : [{ dimension, value: view[dimension] }]))[0];

export const stretchOf = ({ from, to }: Analytics['range']) => ({ from: Date.parse(from), to: Date.parse(to) });

/** The figures of the analytics screen, and who joined, logged in and asked the assistant in the same period. */
export const reportOf = (figures: CountedFigures): Report => {
  const { language, site, generatedAt, view, analytics, people } = figures;
  const { timeZone: zone, step } = analytics;
  const write = writersOf(language, zone);
  const writing: Writing = {
    ...{ say: wordsIn(language), screen: screenIn(language), write, zone, step },
    steps: analytics.series.map(({ from }) => Date.parse(from)),
  };
  const { say, screen } = writing;
  const nameOf = valueNames(language, figures.names);
  const filter = filterOf(view);
  const period = stretchOf(analytics.range);
  const isShown = hasFigures(analytics);
  return {
    ...{ language, site, zone, generatedAt, step, period, comparedWith: stretchOf(analytics.before) },
    title: say('title'),
    description: say('description', { site: write.value(site, 'text'), period: write.period(period, step) }),
    note: countingNote(writing),
    filter: filter
      ? `${screen.list[filter.dimension]}: ${write.value(nameOf(filter.dimension, filter.value), filter.dimension === 'page' ? 'path' : 'text')}`
      : screen.filter.none,
    sections: [
      summary(analytics, filter !== undefined, writing),
      ...(isShown ? lists(analytics, nameOf, writing) : []),
      ...(isShown && !filter ? [finder(analytics, nameOf, writing)] : []),
      ...(people ? [peopleSection(people, writing)] : []),
      ...(isShown ? [stepByStep(analytics, people, writing)] : []),
      about(writing, people !== undefined),
    ],
  };
};
