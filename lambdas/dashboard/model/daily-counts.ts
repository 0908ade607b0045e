import { countedDays, type DailyCounts } from '#contracts/dashboard/endpoints.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** When something happened. */
export interface Moments {
  times: readonly string[];
  /** Where there were too many to read: those before this moment are missing. */
  since?: string | undefined;
}

/** `yyyy-mm-dd` in a time zone. */
const dayFormat = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (time: number | string): string => format.format(new Date(time));
};

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The last day and those before it, oldest first. A day of the calendar has 24 hours in UTC alone. */
const daysUpTo = (last: string): string[] =>
  Array.from({ length: countedDays }, (_, index) =>
    new Date(Date.parse(last) - (countedDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  );

/** From when on moments are read: an offset moves the first midnight by less than a day. */
export const countedFrom = (now: number): string => new Date(now - countedDays * dayMs).toISOString();

/** How many moments there are in each day up to today. A day that was not read whole is left out. */
export const dailyCounts = ({ times, since }: Moments, timeZone: string, now: number): DailyCounts => {
  const dayOf = dayFormat(timeZone);
  const days = daysUpTo(dayOf(now));
  const first = since === undefined ? '' : dayAfter(dayOf(since));
  const counts = new Map(days.filter((day) => day >= first).map((day) => [day, 0]));
  for (const day of times.map(dayOf)) {
    const count = counts.get(day);
    if (count !== undefined) counts.set(day, count + 1);
  }
  const [from = days.at(-1) ?? ''] = counts.keys();
  return { from, counts: [...counts.values()] };
};
