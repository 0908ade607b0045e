import { type Place, placeId } from './steps.ts';

export interface Counted {
  place: Place;
  timeZone: string;
  counts: Map<string, number>;
  /** Counters that make room. */
  gone?: readonly string[];
}

/** Additions, gathered by the place that they go to. */
export const newCounters = () => {
  const places = new Map<string, Counted>();
  return {
    add(place: Place, timeZone: string, counter: string, by = 1) {
      const id = placeId(place);
      const counted = places.get(id) ?? { place, timeZone, counts: new Map() };
      places.set(id, counted);
      counted.counts.set(counter, (counted.counts.get(counter) ?? 0) + by);
    },
    /** Without those that come to nothing. */
    all: (): Counted[] =>
      [...places.values()].flatMap((counted) => {
        const counts = new Map([...counted.counts].filter(([, by]) => by !== 0));
        return counts.size > 0 ? [{ ...counted, counts }] : [];
      }),
  };
};
export type Counters = ReturnType<typeof newCounters>;
