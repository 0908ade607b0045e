import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { analyticsSteps } from '#contracts/analytics/figures.ts';
import type { Counters } from './counters.ts';
import { countedSearch } from './known-addresses.ts';
import type { Slice } from './steps.ts';
import type { VisitMessage } from './visit-message.ts';

/** Lists whose names strangers make up. */
export const freeLists = ['referrer', 'search', 'emptySearch'] as const;
const freeName = new RegExp(`^(${freeLists.join('|')}) (.+)$`, 'su');
/** The list and the name of a counter that strangers name; undefined for every other counter. */
export const freeNameOf = (counter: string): { list: string; name: string } | undefined => {
  const [, list, name] = freeName.exec(counter) ?? [];
  return list === undefined || name === undefined ? undefined : { list, name };
};

/**
 * The state of a name for a day. One that a single address has sent may say anything, so it waits: the additions to its counters are kept,
 * and made when a second address sends it too.
 */
export const nameStateSchema = z.object({
  /** 0 where there is none yet. */
  version: z.number(),
  /** The address that sent it first. */
  address: z.string(),
  /** Absent once a second address has sent it. */
  waiting: z.optional(
    z.array(
      z.object({
        counter: z.string(),
        slice: z.string(),
        step: z.enum(analyticsSteps),
        name: z.string(),
        timeZone: z.string(),
        by: z.number(),
      }),
    ),
  ),
});
export type NameState = z.infer<typeof nameStateSchema>;

/** How many additions wait for a name: those of some ten visitors of one address. */
const mostWaiting = 120;

/** A search with and without a result is one name. */
const sourceOf = (list: string): string => (list === 'emptySearch' ? 'search' : list);
const idOf = (list: string, name: string): string =>
  createHash('sha256')
    .update(`${sourceOf(list)} ${name}`)
    .digest('base64url')
    .slice(0, 22);

/** The ids of the names that a message may count. */
export const namesIn = ({ report }: VisitMessage): string[] => {
  const searched = report.events.flatMap((event) => (event.kind === 'search' ? [countedSearch(event.text)] : []));
  return [
    ...(report.referrer ? [idOf('referrer', report.referrer)] : []),
    ...searched.flatMap((name) => (name === undefined ? [] : [idOf('search', name)])),
  ];
};

export interface NamesOfDay {
  stateOf(id: string): NameState | undefined;
  keep(id: string, state: NameState): void;
  /** Whether the address may send one more name today; counts it if so. */
  mayName(): boolean;
}

/** Counters that hold back a name until a second address has sent it. */
export const heldBack = (counters: Counters, address: string, names: NamesOfDay): Counters => ({
  all: counters.all,
  add(place, timeZone, counter, by = 1) {
    const free = freeNameOf(counter);
    if (!free) return counters.add(place, timeZone, counter, by);
    const id = idOf(free.list, free.name);
    const state = names.stateOf(id);
    if (state && !state.waiting) return counters.add(place, timeZone, counter, by);
    const { slice, step, name } = place;
    if (!state || state.address === address) {
      if (!state && !names.mayName()) return undefined;
      const waiting = [...(state?.waiting ?? []), { ...{ counter, slice, step, name, timeZone, by } }];
      if (waiting.length <= mostWaiting) names.keep(id, { version: state?.version ?? 0, address, waiting });
      return undefined;
    }
    for (const one of state.waiting ?? []) {
      const there = { slice: one.slice as Slice, step: one.step, name: one.name };
      counters.add(there, one.timeZone, one.counter, one.by);
    }
    counters.add(place, timeZone, counter, by);
    names.keep(id, { version: state.version, address: state.address });
    return undefined;
  },
});
