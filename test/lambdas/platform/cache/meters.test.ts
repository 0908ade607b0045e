import { describe, expect, it } from 'vitest';
import { approximateBytes } from '#lambdas/platform/cache/approximate-bytes.ts';
import { createMeters, instanceMeters } from '#lambdas/platform/cache/meters.ts';
import { lazy } from '#lambdas/platform/lazy.ts';
import { cacheReads, ttlCache } from '#lambdas/platform/ttl-cache.ts';

const countsOf = (namespace: Parameters<typeof ttlCache>[0]['namespace']) => {
  const { hits, misses, evictions } = (namespace && instanceMeters.take().counts.get(namespace)) || {};
  return { hits, misses, evictions };
};

describe('what a cache counts', () => {
  it('is a miss for each fetch, a hit for each read of a kept one, and an eviction where there was no room', async () => {
    const time = { now: 0 };
    const recall = ttlCache<string>({ namespace: 'beacon', ttlMs: 100, limit: 2, clock: () => time.now });
    const read = (key: string) => recall(key, async () => key);
    for (const key of ['a', 'a', 'b', 'c', 'c', 'c']) await read(key);
    expect(countsOf('beacon')).toEqual({ hits: 3, misses: 3, evictions: 1 });
    time.now = 100;
    await read('c');
    // An entry that has become old is fetched again, and was not in the way of anything.
    expect(countsOf('beacon')).toEqual({ hits: 0, misses: 1, evictions: 0 });
  });

  it('names what is there and is public: neither what was not found nor the words of the caller', async () => {
    instanceMeters.takeTop();
    const read = cacheReads({ namespace: 'catalog', ttlMs: 100, limit: 9, clock: () => 0 })(
      'brand',
      async ({ pathParameters: { id } }: { pathParameters: { id: string }; query: object }) => {
        if (id !== 'freed') throw new Error('no such brand');
        return id;
      },
    );
    for (let times = 0; times < 3; times += 1) {
      await read({ pathParameters: { id: 'freed' }, query: { lang: 'he', category: 'my secret' } });
      await read({ pathParameters: { id: 'somebody@dance.example' }, query: {} }).catch(() => undefined);
    }
    expect(instanceMeters.takeTop()).toEqual([['catalog brand freed he', 3]]);
  });

  it('covers values that are fetched once, and all are fetched again after a clearing', async () => {
    let fetched = 0;
    const once = lazy(async () => {
      fetched += 1;
      return 'secret';
    }, 'mailAccount');
    await Promise.all([once(), once()]);
    expect(countsOf('mailAccount')).toEqual({ hits: 1, misses: 1, evictions: 0 });
    const entries = () => instanceMeters.held().find(({ namespace }) => namespace === 'mailAccount')?.entries;
    expect(entries()).toBe(1);
    instanceMeters.clear();
    expect(entries()).toBe(0);
    await once();
    expect(fetched).toBe(2);
  });

  it('is one line for all caches of a namespace in an instance', () => {
    const meters = createMeters();
    const cache = { held: () => ({ entries: 2, bytes: 10 }), clear: () => undefined };
    meters.meter('settings').watch(cache);
    meters.meter('settings').watch({ ...cache });
    expect(meters.held()).toEqual([{ namespace: 'settings', entries: 4, bytes: 20 }]);
  });
});

describe('the estimate of a size', () => {
  it('grows with texts and entries, counts what is reached twice once, and ends in a circle', () => {
    const text = 'x'.repeat(1_000);
    const one = approximateBytes({ text });
    expect(one).toBeGreaterThan(2_000);
    expect(one).toBeLessThan(2_200);
    const circle: { list: object[]; self?: object } = { list: [{ text }] };
    circle.self = circle;
    circle.list.push(circle.list[0] ?? {});
    expect(approximateBytes(circle)).toBeLessThan(2_400);
    expect(approximateBytes(new Map([['a', text]]))).toBeGreaterThan(2_000);
    expect(approximateBytes(Buffer.alloc(5_000))).toBeGreaterThan(5_000);
  });

  it('goes by the first parts of what is large', () => {
    const many = Array.from({ length: 50_000 }, (_, at) => ({ at }));
    const [few, all] = [approximateBytes(many.slice(0, 5_000)), approximateBytes(many)];
    expect(all / few).toBeGreaterThan(5);
    expect(all / few).toBeLessThan(20);
  });
});
