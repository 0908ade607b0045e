import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';
import { isDay, timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { countedPathSchema } from './visits.ts';

/** The last hour, 24 hours, 7 days and 30 days, today among them. */
export const analyticsPeriods = ['hour', 'day', 'week', 'month'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** The most days of a range. */
export const longestRange = 366;
/** A group of fewer could name a person: it is not shown. */
export const smallestGroup = 5;
/** The most entries of a list. */
export const shownEntries = 50;
/** A visitor active within this many minutes counts as present. */
export const liveMinutes = 5;

/** `yyyy-mm-dd` in the site's time zone. */
const dateSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'invalidDate', abort: true }), z.refine(isDay, 'invalidDate'));

const daysOf = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/**
 * One period, or a range of days, both its ends counted. At most one filter, and none in the last hour: what two filters leave is
 * too few people to be shown.
 */
export const analyticsQuery = z
  .strictObject({
    period: z.optional(z.enum(analyticsPeriods)),
    from: z.optional(dateSchema),
    to: z.optional(dateSchema),
    language: z.optional(languageSchema),
    /** Two letters of ISO 3166. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
    /** A path without language and query, such as `/products`. */
    page: z.optional(countedPathSchema),
  })
  .check(
    z.refine(({ period, from, to }) => (period === undefined) === (from !== undefined && to !== undefined), {
      path: ['period'],
      error: 'periodOrRange',
    }),
    z.refine(({ from = '', to = '' }) => from <= to && !(daysOf(from, to) > longestRange), {
      path: ['to'],
      error: `invalidRange:${longestRange}`,
    }),
    z.refine(
      ({ language, country, page }) => [language, country, page].filter((value) => value !== undefined).length <= 1,
      {
        path: ['page'],
        error: 'oneFilter',
      },
    ),
    z.refine(
      ({ period, language, country, page }) => period !== 'hour' || (language ?? country ?? page) === undefined,
      {
        path: ['period'],
        error: 'noFilterInHour',
      },
    ),
  );
export type AnalyticsQuery = z.infer<typeof analyticsQuery>;

/**
 * Figures that the server itself knows and no page reports. Counted for everything only, so a filter leaves none of
 * them.
 */
export const countedByServer = ['questions', 'newsletterSignUps', 'campaignClicks'] as const;
export type CountedByServer = (typeof countedByServer)[number];

/**
 * Walks through the finder. Counted for everything only, because a filter leaves too few to report on the visitors'
 * feet.
 */
export const finderMeasures = ['finderStarts', 'finderShoes', 'finderStopped', 'finderNone'] as const;
export type FinderMeasure = (typeof finderMeasures)[number];

/**
 * `views`: pages that were shown. `visits`: ends after half an hour without anything; belongs to the step in which it began.
 * `visitors`: different ones within each step, added up, so one who comes on two days counts twice. `bots`: pages that
 * programs asked for, which count nowhere else. `questions`: answers of the assistant. `newsletterSignUps`: addresses subscribed by the
 * link in the mail that asks for it. `campaignClicks`: readers who followed a link of a campaign, once for each of its mails.
 * `finderStarts`: walks through the finder that began; `finderShoes`, `finderStopped`, `finderNone`: those whose last result named
 * shoes, was a stop before any shoe, or named nothing.
 */
export const analyticsMeasures = [
  'views',
  'visits',
  'visitors',
  'searches',
  'emptySearches',
  'shoes',
  'makerClicks',
  'postsRead',
  'bots',
  ...countedByServer,
  ...finderMeasures,
] as const;
export type AnalyticsMeasure = (typeof analyticsMeasures)[number];
const measures = z.record(z.enum(analyticsMeasures), z.number());

/** The finder's dimensions that lists count. */
export const finderDimensions = ['finderLeft', 'finderModel', 'finderFact'] as const;
export type FinderDimension = (typeof finderDimensions)[number];

/**
 * The dimensions that lists count. Views: `page`, `brand`. Visits: `entry`, `exit`, `referrer` (a host; empty where there was none),
 * `language`, `country` (empty where unknown), `device`, `browser`. Visitors of a day: `search`, `emptySearch`, `shoe`, `maker` (the
 * brand's id), `post` (the path of one that was read to its end). Walks through the finder, of everything only: `finderLeft` (the question),
 * `finderModel` (the id of a known model), `finderFact` (an attribute of models, mixed with chance).
 */
export const analyticsDimensions = [
  'page',
  'entry',
  'exit',
  'referrer',
  'language',
  'country',
  'device',
  'browser',
  'search',
  'emptySearch',
  'brand',
  'shoe',
  'maker',
  'post',
  ...finderDimensions,
] as const;
export type AnalyticsDimension = (typeof analyticsDimensions)[number];

export const devices = ['desktop', 'phone', 'tablet', 'other'] as const;

export const analyticsListSchema = z.object({
  /** The most frequent first. */
  items: z.array(z.object({ value: z.string(), count: z.number() })),
  /** The sum of what is not listed: groups that are too small to be shown, and those beyond the list's length. */
  rest: z.number(),
});
export type AnalyticsList = z.infer<typeof analyticsListSchema>;

export const analyticsSteps = ['fiveMinutes', 'hour', 'day'] as const;
export type AnalyticsStep = (typeof analyticsSteps)[number];

/** `from` is its first moment, `to` the first one after it. */
const range = z.object({ from: timeSchema, to: timeSchema });

export const analyticsSchema = z.object({
  /** The site's time zone, whose midnights part the days. */
  timeZone: z.string(),
  /** The days of the range that were counted by the midnights of another zone, which was set then: `yyyy-mm-dd`. */
  otherZoneDays: z.array(z.string()),
  step: z.enum(analyticsSteps),
  range,
  /** As long as the range, just before it. */
  before: range,
  totals: z.object({ now: measures, before: measures }),
  /** All steps of the range, also those in which nothing was counted, the earliest first. */
  series: z.array(z.object({ from: timeSchema, views: z.number(), visits: z.number(), visitors: z.number() })),
  lists: z.record(z.enum(analyticsDimensions), analyticsListSchema),
  /** Fewer visitors than a group must have come by the filter: then every number of the filter is 0. */
  tooFew: z.boolean(),
  /** Visitors of the last five minutes, regardless of period and filter. */
  live: z.number(),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** The figures of visitors' actions on the site. Kept without anything that reveals who they were. */
export const readAnalytics = endpoint({
  id: 'readAnalytics',
  method: 'GET',
  path: '/api/admin/analytics',
  access: 'admin',
  query: analyticsQuery,
  responses: { 200: analyticsSchema, ...adminRefusals },
});
