import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  listLetters: () => ({ path: '/api/letters?lang=he' }),
  // Letters come with a campaign that is sent: the tests of the slice have some.
  getLetter: () => ({ path: `/api/letters/${'a'.repeat(22)}`, status: 404 }),
})) satisfies SliceSamples;
