import { describe, expect, it } from 'vitest';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';

const copyAt = (time: { now: number }, limit = 10) => ttlCache<number>({ ttlMs: 1000, limit, clock: () => time.now });

describe('memory copy', () => {
  it('shares one fetch among all who ask within its time', async () => {
    const time = { now: 0 };
    const recall = copyAt(time);
    let fetched = 0;
    const fetch = async () => {
      fetched += 1;
      return fetched;
    };
    expect(await Promise.all([recall('a', fetch), recall('a', fetch)])).toEqual([1, 1]);
    time.now = 999;
    expect(await recall('a', fetch)).toBe(1);
    time.now = 1000;
    expect(await recall('a', fetch)).toBe(2);
  });

  it('forgets a failed fetch at once', async () => {
    const recall = copyAt({ now: 0 });
    await expect(recall('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await recall('a', async () => 7)).toBe(7);
  });

  it('stays within its limit when strangers choose the keys', async () => {
    const recall = copyAt({ now: 0 }, 2);
    for (const key of ['a', 'b', 'c']) await recall(key, async () => 1);
    expect(await recall('a', async () => 2)).toBe(2);
    expect(await recall('c', async () => 2)).toBe(1);
  });
});
