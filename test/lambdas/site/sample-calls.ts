import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  checkHealth: () => ({}),
  getSiteConfig: () => ({}),
  getAnalyticsConfig: () => ({}),
  getEdgeAnalyticsConfig: () => ({}),
  getTelemetryConfig: () => ({}),
  getChatTexts: () => ({}),
})) satisfies SliceSamples;
