import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  exportAnalytics: () => ({ body: { format: 'csv', view: { period: 'month' } } }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  exportAnalytics: ['analytics.export'],
};
