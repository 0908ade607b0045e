import type { SliceSamples } from '#test/security/sample.ts';

const question = { question: 'Who founded Bloch?', language: 'en' };

export const samples = (() => ({
  askHybrid: () => ({ body: { ...question, includesSources: true } }),
  askWithRag: () => ({ body: question }),
  ask: () => ({ body: question }),
})) satisfies SliceSamples;
