import { describe, expect, it } from 'vitest';
import { instanceMeters } from '#lambdas/platform/cache/meters.ts';
import { versionedCache } from '#lambdas/platform/cache/versioned-cache.ts';

const open = () => {
  const is = { now: 0, version: 'one', looks: 0, readings: [] as string[], error: undefined as Error | undefined };
  const recall = versionedCache({
    ...{ namespace: 'vectors', versionNamespace: 'vectorsVersion', clock: () => is.now },
    version: async () => {
      is.looks += 1;
      return is.version;
    },
    read: async (key: string) => {
      is.readings.push(key);
      if (is.error) throw is.error;
      return { value: `${key} ${is.version}`, entries: 10, bytes: 100 };
    },
  });
  // The caches of other tests are in the same line.
  instanceMeters.clear();
  instanceMeters.take();
  return { is, recall };
};
const held = () => instanceMeters.held().find(({ namespace }) => namespace === 'vectors');

describe('values of a version', () => {
  it('are read once for all who ask, and the version is looked at twice a minute', async () => {
    const { is, recall } = open();
    expect(await Promise.all([recall('he'), recall('he'), recall('en')])).toEqual(['he one', 'he one', 'en one']);
    is.now = 29_999;
    await recall('he');
    expect([is.readings, is.looks]).toEqual([['he', 'en'], 1]);
    is.now = 30_000;
    await recall('he');
    expect([is.readings, is.looks]).toEqual([['he', 'en'], 2]);
    const { counts } = instanceMeters.take();
    expect(counts.get('vectors')).toMatchObject({ hits: 3, misses: 2 });
    expect(counts.get('vectorsVersion')).toMatchObject({ hits: 3, misses: 2 });
  });

  it('go when there is another one, also those that nobody asks for again', async () => {
    const { is, recall } = open();
    await Promise.all([recall('he'), recall('en')]);
    is.version = 'two';
    expect(await recall('he')).toBe('he one');
    is.now = 30_000;
    expect(await recall('he')).toBe('he two');
    expect(held()).toMatchObject({ entries: 10, bytes: 100 });
    instanceMeters.clear();
    expect(held()).toMatchObject({ entries: 0, bytes: 0 });
    is.version = 'three';
    expect(await recall('he')).toBe('he three');
  });

  it('are read again where that failed, for everybody who waited and nobody later', async () => {
    const { is, recall } = open();
    is.error = new Error('the table is away');
    const both = await Promise.allSettled([recall('he'), recall('he')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    is.error = undefined;
    expect(await recall('he')).toBe('he one');
    expect(is.readings).toEqual(['he', 'he']);
  });
});
