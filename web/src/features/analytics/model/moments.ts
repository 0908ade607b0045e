import type { Analytics, AnalyticsStep } from '#contracts/analytics/figures.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate, isolateLtr } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { inSiteZone } from '#web/shared/site/in-site-zone.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';
import type { DayRange } from './analytics-view.ts';

const formats: Record<AnalyticsStep, Intl.DateTimeFormatOptions> = {
  fiveMinutes: { hour: 'numeric', minute: '2-digit' },
  hour: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** The name of a step, in the site's time zone: `Tue 24 Nov`. */
export const stepName = (from: string, step: AnalyticsStep, language: Language, timeZone: string): string =>
  inSiteZone(new Date(from), language, formats[step], timeZone);

/** The hour and minute of a moment, in the site's time zone as the period is; the zone is named where the reader's clock is another. */
export const hourName = (
  moment: number,
  language: Language,
  timeZone: string,
  readersZone = browserTimeZone(),
): string => {
  const own = inSiteZone(new Date(moment), language, formats.fiveMinutes, timeZone);
  if (inSiteZone(new Date(moment), language, formats.fiveMinutes, readersZone) === own) return own;
  return isolate(inSiteZone(new Date(moment), language, { ...formats.fiveMinutes, timeZoneName: 'short' }, timeZone));
};

/** The day of a moment as `yyyy-mm-dd`. */
const dayIn = (moment: number, timeZone: string): string =>
  // Swedish writes dates like this.
  inSiteZone(new Date(moment), 'sv', { year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone);

/** The days that a stretch touches, both counted. */
export const daysOf = ({ range, timeZone }: Pick<Analytics, 'range' | 'timeZone'>): DayRange => ({
  from: dayIn(Date.parse(range.from), timeZone),
  to: dayIn(Date.parse(range.to) - 1, timeZone),
});

/** Two days of one month, which the formats of some languages set apart, and a text from right to left would turn round. */
const days = /(?<![\d:])(\d{1,2})\s*–\s*(\d{1,2})(?![\d:])/;

/** From its first moment to its last: with the hour where it is shorter than days. */
export const rangeText = (
  { from, to }: Analytics['range'],
  step: AnalyticsStep,
  language: Language,
  timeZone: string,
): string => {
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
  const options = step === 'day' ? day : { ...day, hour: 'numeric' as const, minute: '2-digit' as const };
  // The first moment after a day is no part of it.
  const last = new Date(Date.parse(to) - (step === 'day' ? 1 : 0));
  return dateFormat(language, { ...options, timeZone })
    .formatRange(new Date(from), last)
    .replace(days, (_, first, second) => isolateLtr(`${first}–${second}`));
};
