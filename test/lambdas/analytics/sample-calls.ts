import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  reportVisits: () => ({ body: { language: 'en', events: [{ kind: 'view', path: '/' }] } }),
  readAnalytics: () => ({ path: '/api/admin/analytics?period=week' }),
})) satisfies SliceSamples;
