import type { Clock } from '../runtime/clock.ts';
import type { Service } from './service.ts';

/** The twin's calls of every stand-in. */
export interface StandIn {
  /** Answer the SDK's calls, by the name in their signatures. */
  services?: Record<string, Service>;
  /** Begins to call functions. */
  start?(): unknown;
  /** Does what a move of the clock makes due. */
  onClockMoved?(): Promise<unknown>;
  /** Calls no more functions, and waits for those that it has called. */
  stop?(): Promise<void>;
  /** Ends when nothing can ask it any more. */
  close?(): Promise<void>;
}

/** The stand-ins of a twin in the order in which they opened; they end in the opposite one. */
export const createStandIns = (clock: Clock) => {
  const all: StandIn[] = [];
  return {
    add: <T extends StandIn>(standIn: T): T => {
      all.push(standIn);
      if (standIn.onClockMoved) clock.onMove(standIn.onClockMoved);
      return standIn;
    },
    services: (): Record<string, Service> => Object.assign({}, ...all.map(({ services }) => services)),
    start: (): void => {
      for (const each of all) void each.start?.();
    },
    stop: async (): Promise<void> => {
      for (const each of all.toReversed()) await each.stop?.();
    },
    close: async (): Promise<void> => {
      for (const each of all.toReversed()) await each.close?.();
    },
  };
};
export type StandIns = ReturnType<typeof createStandIns>;
