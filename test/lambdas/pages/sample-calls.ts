import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  showNotFound: () => ({ path: '/no/such/page', status: 404 }),
})) satisfies SliceSamples;
