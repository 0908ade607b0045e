import { scheduler } from 'node:timers/promises';

/** The time of the whole twin: the laptop's, moved by an offset that every stand-in and every function shares. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** How far the clock is ahead of the laptop's, in milliseconds. */
  ahead(): number;
  /** Moves the clock on; resolves when everything that this makes due is done. */
  advance(milliseconds: number): Promise<void>;
  /** Back to the laptop's time. */
  reset(): Promise<void>;
  /** Called after each move. */
  onMove(listener: () => Promise<unknown>): void;
  /** The shared offset, for worker threads. */
  shared: SharedOffset;
}

/** One 64-bit number that all threads read. */
export type SharedOffset = BigInt64Array<SharedArrayBuffer>;

const readOffset = (shared: SharedOffset): number => Number(Atomics.load(shared, 0));

/** The latest time that a Date can hold. */
const latest = 8.64e15;

export const createClock = (): Clock => {
  const shared = new BigInt64Array(new SharedArrayBuffer(8));
  const listeners: (() => Promise<unknown>)[] = [];
  const move = async (offset: number): Promise<void> => {
    if (Date.now() + offset > latest) throw new Error('no date is that far ahead');
    Atomics.store(shared, 0, BigInt(Math.round(offset)));
    for (const listener of listeners) await listener();
  };
  return {
    now: () => Date.now() + readOffset(shared),
    ahead: () => readOffset(shared),
    advance: (milliseconds) => move(readOffset(shared) + milliseconds),
    reset: () => move(0),
    onMove: (listener) => listeners.push(listener),
    shared,
  };
};

/**
 * Makes `Date` use the twin's time in this thread. It stays one class for `instanceof`; timers and `performance` keep
 * the laptop's time.
 */
export const moveDate = (shared: SharedOffset): void => {
  const LaptopDate = Date;
  const laptopNow = Date.now;
  const now = (): number => laptopNow() + readOffset(shared);
  LaptopDate.now = now;
  const MovedDate = new Proxy(LaptopDate, {
    apply: () => new LaptopDate(now()).toString(),
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  });
  LaptopDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
};

/** Makes this thread's `scheduler.wait` end at once. Timers keep their time: they are limits, and pauses between tries. */
export const skipPauses = (): void => {
  scheduler.wait = async () => undefined;
};

/**
 * Makes this thread's global timers and signals, by which calls are given up, take so many times longer. Those of
 * `node:timers` keep their time: the handler uses them to count the function's own, which the twin passes to it.
 */
export const stretchTimers = (factor: number): void => {
  const { setTimeout: laptopTimer } = globalThis;
  const stretched = (run: (...args: unknown[]) => void, milliseconds = 0, ...args: unknown[]) =>
    laptopTimer(run, milliseconds * factor, ...args);
  globalThis.setTimeout = Object.assign(stretched, laptopTimer);
  const laptopLimit = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => laptopLimit.call(AbortSignal, milliseconds * factor);
};
