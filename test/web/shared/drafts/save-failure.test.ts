import { expect, it } from 'vitest';
import { ApiError } from '#web/shared/api/api-error.ts';
import { isOffline, saveFailureOf } from '#web/shared/drafts/save-failure.ts';

const refusal = (status: number, code?: string) => new ApiError('no', { status, code });

it.each([
  ['no connection', 'unanswered', refusal(0), true],
  ['a failure of the server', 'unanswered', refusal(503), false],
  ['a first attempt that is still under way', 'unanswered', refusal(409, 'idempotencyConflict'), false],
  ['what is not known to be an answer', 'unanswered', new Error('cut off'), false],
  ['a newer version', 'conflict', refusal(409, 'editConflict'), false],
  ['a field that breaks a rule', 'refused', refusal(400, 'validationFailed'), false],
  ['an id that is taken', 'refused', refusal(409, 'idTaken'), false],
] as const)('a save that meets %s is %s', (_, failure, error, offline) => {
  expect(saveFailureOf(error)).toBe(failure);
  expect(isOffline(error)).toBe(offline);
});
