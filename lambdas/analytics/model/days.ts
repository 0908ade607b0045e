import { momentOf } from '#contracts/campaigns/send-time.ts';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `yyyy-mm-dd` in a time zone. */
export const dayIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (moment: number): string => format.format(moment);
};

/** The day of the calendar that is this many after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / dayMs + 1 }, (_none, index) => daysAfter(first, index));

/** When a day begins: its first moment, also where the clock jumps over midnight. */
export const beginningOf = (day: string, timeZone: string): number =>
  Date.parse(momentOf({ date: day, time: '00:00', timeZone })?.time ?? '');
