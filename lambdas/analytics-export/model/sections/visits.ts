import {
  type Analytics,
  type AnalyticsDimension,
  type AnalyticsList,
  type AnalyticsMeasure,
  type FinderMeasure,
  finderDimensions,
  smallestGroup,
} from '#contracts/analytics/figures.ts';
import { listFormat } from '#contracts/text/formats.ts';
import type { ReportSection, TablePart } from '../report.ts';
import type { ValueNames } from '../value-names.ts';
import { filled } from '../words.ts';
import { chartOf, isLong, type Writing } from './writing.ts';

/** All but those of programs, which count nowhere else, and of the finder, which has a section of its own. */
const measures = [
  ...(['views', 'visits', 'visitors', 'postsRead', 'searches', 'emptySearches', 'shoes', 'makerClicks'] as const),
] as const satisfies readonly Exclude<AnalyticsMeasure, 'bots' | FinderMeasure>[];
export const courses = ['views', 'visits', 'visitors'] as const;

/** The lists in the order of the screen. */
const groups = {
  pages: ['page', 'entry', 'exit', 'post'],
  visitors: ['referrer', 'country', 'language', 'device', 'browser'],
  interests: ['search', 'emptySearch', 'shoe', 'brand', 'maker'],
} as const satisfies Record<string, readonly AnalyticsDimension[]>;

/** Of what the entries of a list are counted; visitors once a day each, and those of the finder each time. */
const countedIn = (dimension: AnalyticsDimension): 'views' | 'visits' | 'visitors' | 'times' => {
  const ofFinder: readonly AnalyticsDimension[] = finderDimensions;
  if (ofFinder.includes(dimension)) return 'times';
  if (dimension === 'page' || dimension === 'brand') return 'views';
  const ofVisitors: readonly AnalyticsDimension[] = ['search', 'emptySearch', 'shoe', 'maker', 'post'];
  return ofVisitors.includes(dimension) ? 'visitors' : 'visits';
};
const paths: readonly AnalyticsDimension[] = ['page', 'entry', 'exit', 'post'];
const smallest = { smallest: String(smallestGroup) };

const measureName = (measure: (typeof measures)[number], { screen, step }: Writing): string =>
  measure === 'visitors' ? screen.visitorsBy[step] : screen.measure[measure];

/** Whether anything about the visits can be reported: empty lists and charts would only fill pages. */
export const hasFigures = ({ tooFew, totals: { now } }: Analytics): boolean =>
  !tooFew && now.views + now.visits + now.visitors > 0;

/** The figures that the screen shows above the lists. */
export const summary = (analytics: Analytics, isFiltered: boolean, writing: Writing): ReportSection => {
  const { tooFew, totals, otherZoneDays, series } = analytics;
  const { say, screen, write, step } = writing;
  const days = listFormat(write.language).format(otherZoneDays.map(write.calendarDay));
  const remarks = [
    ...(tooFew ? [filled(screen.tooFew, smallest)] : []),
    ...(tooFew || hasFigures(analytics) ? [] : [isFiltered ? screen.noneOfFilter : screen.none]),
    ...(totals.now.bots > 0 ? [filled(screen.bots, { number: write.value(totals.now.bots, 'count') })] : []),
    ...(otherZoneDays.length > 0 ? [filled(screen.otherZone, { days })] : []),
  ];
  const figures = measures.map((measure) => ({
    label: measureName(measure, writing),
    value: totals.now[measure],
    format: 'count' as const,
    before: totals.before[measure],
  }));
  const lines = courses.map((key) => ({
    label: measureName(key, writing),
    values: series.map((point) => point[key]),
  }));
  return {
    title: say('summary'),
    text: remarks.join(' '),
    fresh: false,
    parts: [
      ...(tooFew ? [] : [{ kind: 'figures' as const, figures }]),
      ...(hasFigures(analytics) ? [chartOf(`${screen.course.title}, ${screen.course.by[step]}`, lines, writing)] : []),
    ],
  };
};

const countTitle = (dimension: AnalyticsDimension, { say, screen }: Writing): string => {
  const counted = countedIn(dimension);
  if (counted === 'times') return say('column.times');
  return counted === 'visitors' ? screen.visitorsBy.day : screen.measure[counted];
};

export const tableOf = (
  dimension: AnalyticsDimension,
  { items, rest }: AnalyticsList,
  nameOf: ValueNames,
  writing: Writing,
): TablePart => {
  const { say, screen } = writing;
  const whole = items.reduce((sum, { count }) => sum + count, rest);
  const rows = [
    ...items.map(({ value, count }) => [nameOf(dimension, value), count] as const),
    ...(rest > 0 ? [[say('others'), rest] as const] : []),
  ];
  return {
    kind: 'table',
    title: screen.list[dimension],
    columns: [
      { title: say(`column.${dimension}`), format: paths.includes(dimension) ? 'path' : 'text' },
      { title: countTitle(dimension, writing), format: 'count' },
      { title: say('column.part'), format: 'part' },
    ],
    rows: rows.map(([name, count]) => [name, count, count / whole]),
  };
};

/** Every list of the screen, with all entries of each. Groups that are too small are among the others. */
export const lists = (analytics: Analytics, nameOf: ValueNames, writing: Writing): ReportSection[] =>
  (Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
    const parts = groups[group].map((dimension) => tableOf(dimension, analytics.lists[dimension], nameOf, writing));
    return { title: writing.screen.group[group], text: '', fresh: isLong(parts), parts };
  });

const terms = ['views', 'visits', 'visitors', 'searches', 'shoes', 'postsRead', 'notCounted', 'small'] as const;

/** The meaning and the limits of each figure. */
export const about = ({ screen, say }: Writing, hasPeople: boolean): ReportSection => ({
  title: screen.about.title,
  text: '',
  fresh: false,
  parts: [
    {
      kind: 'terms',
      items: [
        ...terms.map((term) => ({
          term: screen.about[term].term,
          text: filled(screen.about[term].text, smallest),
        })),
        ...(hasPeople ? [{ term: say('people'), text: say('peopleText') }] : []),
      ],
    },
  ],
});

/** Who is not counted, and that small groups are not shown. */
export const countingNote = ({ screen }: Writing): string => filled(screen.notCounted, smallest);
