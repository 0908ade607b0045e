import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  getCacheUsage: () => ({ path: '/api/admin/cache-usage?period=hour' }),
})) satisfies SliceSamples;
