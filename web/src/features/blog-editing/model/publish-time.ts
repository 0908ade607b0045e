const two = (value: number) => String(value).padStart(2, '0');

/** A time in the form of an input of type `datetime-local`: in the browser's own zone, to the minute. */
export const toLocalInput = (moment: Date): string => {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
};

type ChosenTime = { publishAt: string } | { problem: 'timeInvalid' | 'timePast' };

/**
 * The chosen time as ISO 8601 in UTC. A time that the clock skips when summer time begins is refused, as is one that is
 * over at `now` (milliseconds since the epoch).
 */
export const chosenTime = (local: string, now: number): ChosenTime => {
  const moment = new Date(local);
  if (Number.isNaN(moment.getTime()) || toLocalInput(moment) !== local.slice(0, 16)) return { problem: 'timeInvalid' };
  return moment.getTime() <= now ? { problem: 'timePast' } : { publishAt: moment.toISOString() };
};

/** The next full hour, to begin with. */
export const nextHour = (now: number): Date => {
  const moment = new Date(now);
  moment.setHours(moment.getHours() + 1, 0, 0, 0);
  return moment;
};
