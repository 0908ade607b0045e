import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({ listMailFailures: () => ({}) })) satisfies SliceSamples;
