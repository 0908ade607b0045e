import { ApiError } from '../api/api-error.ts';

/**
 * Why a save did not succeed: it is not known whether the server has carried it out, another user has saved a newer
 * version, or the server refuses it.
 */
export type SaveFailure = 'unanswered' | 'conflict' | 'refused';

/**
 * The rule of every editor. An unanswered save is sent again with the same key. A conflict is a question to the user, who
 * sees both versions before one replaces the other. While the first attempt of a save is still under way, the server answers
 * the second one with `idempotencyConflict`: the outcome is as unknown as without an answer.
 */
export const saveFailureOf = (error: unknown): SaveFailure => {
  if (!(error instanceof ApiError)) return 'unanswered';
  if (error.code === 'editConflict') return 'conflict';
  return error.status === 0 || error.status >= 500 || error.code === 'idempotencyConflict' ? 'unanswered' : 'refused';
};

/** The server could not be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
