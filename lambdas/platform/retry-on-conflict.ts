import { setTimeout as pause } from 'node:timers/promises';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { ProblemError } from './problem.ts';

/** Thrown when another caller changed the same items at the same moment. */
export class Conflict extends Error {}

const tries = 10;
const longestPauseMs = 400;

/**
 * Runs `work`, which reads what it changes, again as long as other writes interfere. @throws ProblemError
 * `unavailable`.
 */
export const retryOnConflict = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof TransactionConflictException)) throw error;
      // A random wait, so that two writers that collided do not collide again.
      await pause(Math.random() * Math.min(longestPauseMs, 10 * 2 ** attempt));
    }
  }
  throw new ProblemError('unavailable');
};
