import { scheduler } from 'node:timers/promises';

/** Milliseconds since the epoch, read at each use: a warm function must not keep yesterday's date. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** Lets this many milliseconds pass. */
export type Sleep = (milliseconds: number) => Promise<void>;

export const systemSleep: Sleep = (milliseconds) => scheduler.wait(milliseconds);

/** The present as records keep it: ISO 8601, UTC. */
export const nowOf = ({ clock }: { clock: Clock }): string => new Date(clock()).toISOString();
