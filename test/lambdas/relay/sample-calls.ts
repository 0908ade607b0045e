import type { SliceSamples } from '#test/security/sample.ts';

// No service of others is on.
export const samples = (() => ({
  getBeacon: () => ({ status: 404 }),
  reportVisit: () => ({ body: {}, status: 404 }),
  sendTelemetry: () => ({ body: {}, status: 404 }),
})) satisfies SliceSamples;
