import { largestChunk } from './chunk.ts';

/** SQS holds a message back for fifteen minutes at most. */
export const longestDelaySeconds = 900;

interface Sized {
  number: number;
  size: number;
}

/** A chunk and when it is to be handed over. */
export interface Paced extends Sized {
  delaySeconds: number;
}

/** Recipients in a second that campaigns may take of the account's rate: a part, in per cent, is left to sign-in mail. */
export const campaignRate = (accountRate: number, signInShare: number): number =>
  Math.max(0.1, accountRate * (1 - signInShare / 100));

/**
 * So much of the account's time one campaign takes in one turn: another one that begins meanwhile comes next, so that those
 * under way together take turns of five minutes.
 */
export const turnMilliseconds = 300_000;

/** Whom one call is made for: about a second's part of the rate, so that no call is a burst, and no more than SES takes. */
export const chunkSizeFor = (rate: number): number => Math.min(largestChunk, Math.max(1, Math.floor(rate)));

/** Chunks that are to be handed over, and the time of the turn. */
interface Turn {
  now: number;
  /** When the account's rate is free. */
  free: number;
  /** When the turn began; absent for its first chunks. */
  began?: number | undefined;
  /** Recipients in a second. */
  rate: number;
}

/** No campaign takes the rate for longer, in milliseconds: a later time was set by a wrong clock, and is not believed. */
const longestTaken = (rate: number): number => (longestDelaySeconds + largestChunk / rate + 60) * 1000;

/**
 * Spreads chunks over time, so that `rate` recipients go out per second from `free` on (all times in milliseconds).
 * Chunks that are due after the turn, or later than a message can wait, stay for the next one.
 * @returns the chunks of this turn, when it began, and until when they take the rate.
 */
export const paced = (
  chunks: readonly Sized[],
  { now, free, began, rate }: Turn,
): { window: Paced[]; began: number; until: number } => {
  const window: Paced[] = [];
  let until = free > now + longestTaken(rate) ? now : Math.max(now, free);
  const start = began ?? until;
  for (const { number, size } of chunks) {
    const delaySeconds = Math.floor((until - now) / 1000);
    if (delaySeconds > longestDelaySeconds || until - start >= turnMilliseconds) break;
    window.push({ number, size, delaySeconds });
    until += Math.ceil((size * 1000) / rate);
  }
  return { window, began: start, until };
};

const firstRetrySeconds = 15;
/** How long who was refused for the rate waits: each time twice as long. */
export const retrySeconds = (attempt: number): number =>
  Math.min(longestDelaySeconds, firstRetrySeconds * 2 ** Math.min(attempt, 10));
