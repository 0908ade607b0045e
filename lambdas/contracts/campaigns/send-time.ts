/** A moment on the clock of a place: pure, because the server plans by it and the browser shows what it means. No zod here. */

interface Plan {
  date: string;
  time: string;
  timeZone: string;
}

/**
 * The clock's change at that moment: `skipped`, it jumps over the time, and the moment after the jump counts; `twice`, it is set
 * back and comes to the time again, and the first one counts.
 */
export type ClockTurn = 'plain' | 'skipped' | 'twice';

export interface PlannedMoment {
  /** ISO 8601, UTC. */
  time: string;
  turn: ClockTurn;
  /** The date and time that the clock shows then: another time than planned where that was skipped. */
  shown: { date: string; time: string };
  /** Minutes before UTC, such as 120 for +02:00. */
  offset: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** Further from the time than any zone from UTC and any jump of a clock. */
const surroundings = 36 * hour;

/** The clock of a zone, as if it were UTC; in milliseconds. */
const clockOf = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (moment: number): number => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  };
};

const written = (clock: number) => {
  const text = new Date(clock).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
};

/** Undefined for a day that no calendar has, such as 30 February. */
const clockTimeOf = ({ date, time }: Plan): number | undefined => {
  const wanted = Date.parse(`${date}T${time}:00.000Z`);
  return Number.isNaN(wanted) || written(wanted).date !== date ? undefined : wanted;
};

/** The first minute from which the clock is ahead as it is at `to`. */
const turnBetween = (offsetAt: (moment: number) => number, from: number, to: number): number => {
  let [before, after] = [from, to];
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (offsetAt(middle) === offsetAt(to)) after = middle;
    else before = middle;
  }
  return after;
};

/** The moment that a writer means; undefined for a day that does not exist. @throws RangeError for an unknown zone. */
export const momentOf = (plan: Plan): PlannedMoment | undefined => {
  const wanted = clockTimeOf(plan);
  if (wanted === undefined) return undefined;
  const clock = clockOf(plan.timeZone);
  const offsetAt = (moment: number) => clock(moment) - moment;
  const [before, after] = [offsetAt(wanted - surroundings), offsetAt(wanted + surroundings)];
  const moments = [...new Set([before, after])]
    .map((offset) => wanted - offset)
    .filter((moment) => clock(moment) === wanted)
    .sort((one, other) => one - other);
  const [first] = moments;
  const moment = first ?? turnBetween(offsetAt, wanted - after, wanted - before);
  return {
    time: new Date(moment).toISOString(),
    turn: first === undefined ? 'skipped' : moments.length > 1 ? 'twice' : 'plain',
    shown: written(clock(moment)),
    offset: offsetAt(moment) / minute,
  };
};

/** The date and time of a place at a moment: a plan to begin with. */
export const planAt = (moment: number, timeZone: string): Plan => ({ ...written(clockOf(timeZone)(moment)), timeZone });
