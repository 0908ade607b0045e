import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({ getApiDescription: () => ({}) })) satisfies SliceSamples;
