import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refreshed } from '#web/shared/session/refresh-session.ts';
import { type SessionWarning, startSessionWatch } from '#web/shared/session/session-controller.ts';

const begin = 1_795_255_200_000;
const expiryTime = begin + 3_600_000;

const watch = (refreshed: Refreshed = { result: 'done' }) => {
  const seen: { warning: SessionWarning | undefined; ended: (string | undefined)[] } = {
    warning: undefined,
    ended: [],
  };
  const refresh = vi.fn(async () => refreshed);
  const controller = startSessionWatch({
    now: Date.now,
    refresh,
    end: (message) => seen.ended.push(message),
    warn: (warning) => {
      seen.warning = warning;
    },
  });
  controller.tell({ type: 'stored', expiryTime });
  return { seen, refresh, controller };
};

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the watch over a session', () => {
  it('warns when 300 s are left and counts down each second [S-160, S-161, S-272]', async () => {
    const { seen } = watch();
    await vi.advanceTimersByTimeAsync(3_299_999);
    expect(seen.warning).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.warning?.timeRemaining).toBe(300);
    for (const left of [299, 298, 297]) {
      await vi.advanceTimersByTimeAsync(1_000);
      expect(seen.warning?.timeRemaining).toBe(left);
    }
  });

  it('ends the session when the countdown reaches 0 [S-164]', async () => {
    const { seen } = watch();
    await vi.advanceTimersByTimeAsync(3_599_999);
    expect(seen.ended).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual({ warning: undefined, ended: [undefined] });
  });

  it('ends it at the first look after a sleep, in which no timer ran [Q-051]', () => {
    const { seen, controller } = watch();
    vi.setSystemTime(expiryTime + 86_400_000);
    controller.tell({ type: 'stored', expiryTime });
    expect(seen.ended).toHaveLength(1);
  });

  it('closes the warning when a new token is stored [S-156, S-162]', async () => {
    const { seen, refresh, controller } = watch();
    await vi.advanceTimersByTimeAsync(3_400_000);
    controller.tell({ type: 'active' });
    expect(seen.warning?.isRefreshing).toBe(true);
    controller.tell({ type: 'stored', expiryTime: expiryTime + 3_600_000 });
    await vi.advanceTimersByTimeAsync(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(seen).toEqual({ warning: undefined, ended: [] });
  });

  it('keeps one timer, and none when nobody is logged in', () => {
    const { controller } = watch();
    controller.tell({ type: 'active' });
    expect(vi.getTimerCount()).toBe(1);
    controller.tell({ type: 'stored', expiryTime: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends at once when a refresh has failed, and passes on its reason [S-163]', async () => {
    const { seen, controller } = watch({ result: 'failed', message: 'ended elsewhere' });
    await vi.advanceTimersByTimeAsync(3_400_000);
    controller.tell({ type: 'active' });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual({ warning: undefined, ended: ['ended elsewhere'] });
  });

  it('does nothing more when it is stopped', async () => {
    const { seen, controller } = watch();
    controller.stop();
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(seen).toEqual({ warning: undefined, ended: [] });
  });
});
