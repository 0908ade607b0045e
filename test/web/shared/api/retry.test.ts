import { describe, expect, it } from 'vitest';
import { retryDelayMs, shouldRetry, wait } from '#web/shared/api/retry.ts';

const failure = { attempt: 0, isRepeatable: true, status: 503, aborted: false };

describe('retrying [S-227] [S-228] [S-230]', () => {
  it.each([
    ['repeats a failed read', failure, true],
    ['repeats three times', { ...failure, attempt: 2 }, true],
    ['and no more', { ...failure, attempt: 3 }, false],
    ['takes a refusal as an answer', { ...failure, status: 404 }, false],
    ['never repeats an aborted call', { ...failure, aborted: true }, false],
    ['never repeats a write without a key', { ...failure, isRepeatable: false }, false],
    ['does not repeat without an answer', { ...failure, status: undefined }, false],
  ])('%s', (_, given, expected) => {
    expect(shouldRetry(given)).toBe(expected);
  });

  it('doubles the pause, adds jitter and stops at 30 seconds', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 10].map((attempt) => retryDelayMs(attempt, () => 0.5));
    expect(pauses).toEqual([1500, 2500, 4500, 8500, 16_500, 30_000, 30_000]);
    expect(retryDelayMs(0, () => 0)).toBe(1000);
  });

  it('stops waiting when the call is aborted', async () => {
    const controller = new AbortController();
    const waiting = wait(60_000, controller.signal);
    controller.abort(new Error('left the page'));
    await expect(waiting).rejects.toThrow('left the page');
  });
});
