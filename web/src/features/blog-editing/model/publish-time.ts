const two = (value: number) => String(value).padStart(2, '0');

/** A time in the form of an input of type `datetime-local`: in the browser's own zone, to the minute. */
export const toLocalInput = (moment: Date): string => {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
};

/** By how much a clock is set back in autumn, in minutes: an hour almost everywhere. */
const turns = [-60, -30, 0, 30, 60];

/** The moments at which a clock of the browser's zone shows this: two in the hour that it shows twice, none in the one that it skips. */
const momentsOf = (local: string): Date[] =>
  turns
    .map((minutes) => new Date(new Date(local).getTime() + minutes * 60_000))
    .filter((moment) => toLocalInput(moment) === local.slice(0, 16));

interface Moment {
  /** ISO 8601, in UTC. */
  publishAt: string;
  /** Where the clock shows this time twice: which of them is meant, the first one that is still to come. */
  turn?: 'first' | 'second';
}

/**
 * The chosen time. One that the clock skips when summer time begins is refused, as is one that is over at `now` (milliseconds since
 * the epoch).
 */
export const chosenTime = (local: string, now: number): Moment | { problem: 'timeInvalid' | 'timePast' } => {
  const moments = momentsOf(local);
  if (moments.length === 0) return { problem: 'timeInvalid' };
  const place = moments.findIndex((moment) => moment.getTime() > now);
  const moment = moments[place];
  if (!moment) return { problem: 'timePast' };
  const turn = place === 0 ? 'first' : 'second';
  return { publishAt: moment.toISOString(), ...(moments.length > 1 ? { turn } : {}) };
};

/** The next full hour, to begin with. */
export const nextHour = (now: number): Date => {
  const moment = new Date(now);
  moment.setHours(moment.getHours() + 1, 0, 0, 0);
  return moment;
};
