/** Milliseconds since the epoch, read at each use: a warm function must not keep yesterday's date. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();
