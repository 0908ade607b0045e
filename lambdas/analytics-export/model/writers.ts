import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate, isolateLtr, withoutTurning } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { isolateRuns } from '#contracts/text/ltr-runs.ts';
import { shareText } from '#contracts/text/share-text.ts';
import type { Format, Stretch, Value } from './report.ts';

/** A day of the calendar in a time zone, `yyyy-mm-dd`, as programs read it. */
export const dayIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
  return (time: number): string => format.format(time);
};

/** A moment in a time zone as programs read it: `2026-10-25T01:30+03:00`, whole also where the clocks go back. */
export const momentIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: zone, timeZoneName: 'longOffset' },
  });
  return (time: number): string => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const offset = parts.timeZoneName?.slice('GMT'.length) || '+00:00';
    return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}${offset}`;
  };
};

/** The first and the last of a stretch as programs read them: its days, or its moments. */
export const boundsIn = (zone: string, step: AnalyticsStep, { from, to }: Stretch): [string, string] =>
  step === 'day' ? [dayIn(zone)(from), dayIn(zone)(to - 1)] : [momentIn(zone)(from), momentIn(zone)(to)];

/** Numbers, dates and typed text, written so that a reader of the language sees them correctly next to any other text. */
export const writersOf = (language: Language, zone: string) => {
  const count = new Intl.NumberFormat(language);
  const change = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const date = dateFormat(language, { dateStyle: 'long', timeZone: zone });
  const calendar = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const clock = dateFormat(language, { timeStyle: 'short', timeZone: zone });
  const shortDate = dateFormat(language, { day: 'numeric', month: 'numeric', timeZone: zone });
  const weekday = dateFormat(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: zone },
  });
  const day = (time: number): string => isolate(date.format(time));
  const moment = dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const zoneName = dateFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' });
  const value = (each: Value, format: Format): string => {
    if (typeof each === 'string') {
      const text = withoutTurning(each);
      if (format === 'path') return isolateLtr(text);
      return isolate(/\p{Script=Hebrew}/u.test(text) ? isolateRuns(text) : text);
    }
    const number = format === 'count' ? count.format(each) : shareText(each, language, { withTenths: true });
    return /^[\d.,\s]+$/.test(number) ? number : isolateLtr(number);
  };

  return {
    language,
    value,
    /** `+12%`; undefined without anything to compare with. */
    change: (now: number, before: number): string | undefined =>
      before === 0 ? undefined : isolateLtr(change.format(now / before - 1)),
    moment: (time: number): string => isolate(moment.format(time)),
    /** A day of the calendar, `yyyy-mm-dd`. */
    calendarDay: (each: string): string => isolate(calendar.format(Date.parse(each))),
    /** A step by its beginning. */
    step: (time: number, step: AnalyticsStep): string => (step === 'day' ? day(time) : isolate(weekday.format(time))),
    /** As it stands below a chart. */
    shortStep: (time: number, step: AnalyticsStep): string => (step === 'day' ? shortDate : clock).format(time),
    period: ({ from, to }: Stretch, step: AnalyticsStep): string => {
      const [first, last] = [day(from), day(step === 'day' ? to - 1 : to)];
      if (step === 'day') return first === last ? first : `${first} – ${last}`;
      const [start, end] = [clock.format(from), clock.format(to)];
      if (first === last) return `${first}, ${isolateLtr(`${start}–${end}`)}`;
      return `${first}, ${isolateLtr(start)} – ${last}, ${isolateLtr(end)}`;
    },
    zone: (time: number): string => {
      const name = zoneName.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
      return name === zone ? isolateLtr(zone) : `${isolate(name)} · ${isolateLtr(zone)}`;
    },
  };
};
export type Writers = ReturnType<typeof writersOf>;
