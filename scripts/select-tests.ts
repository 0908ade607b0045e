import { concerns, sliceOf } from './areas.ts';

/** The whole product takes part in these; no import leads from them to what they test. */
export const isWholeProduct = (file: string) => /^test\/(assistant|e2e|publishing|resilience|security)\//.test(file);
const isJourney = (file: string) => file.startsWith('test/e2e/');
const row = /^[sq]-\d{3}$/i;

export interface Selection {
  /** Paths from the project's folder. */
  units: string[];
  journeys: string[];
}

const selection = (files: readonly string[]): Selection => ({
  units: files.filter((file) => !isJourney(file)),
  journeys: files.filter(isJourney),
});

/** The tests whose path carries one of the words, such as a slice or a journey, or that name a row such as S-061. */
export const testsNamed = (
  words: readonly string[],
  files: readonly string[],
  textOf: (file: string) => string,
): Selection => {
  const carries = (file: string) =>
    words.some((word) =>
      row.test(word)
        ? textOf(file).includes(word.toUpperCase())
        : file.slice('test/'.length).toLowerCase().includes(word.toLowerCase()),
    );
  return selection(files.filter(carries));
};

/**
 * The tests that changed, and those of the whole product that `areas.ts` gives the slice of a change; all of the whole
 * product when a change belongs to no slice. Vitest itself finds the units that import a change.
 */
export const testsOfChanges = (changed: readonly string[], files: readonly string[]): Selection => {
  const code = changed.filter((file) => !file.startsWith('test/') && !file.endsWith('.md'));
  const slices = code.map(sliceOf);
  const isConcerned = (file: string) => slices.some((slice) => slice === undefined || concerns(slice, file));
  return selection(files.filter((file) => changed.includes(file) || (isWholeProduct(file) && isConcerned(file))));
};
