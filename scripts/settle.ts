import type { Result } from './result.ts';

/** A test that failed in one of two runs and passed in the other. */
export interface Unsteady {
  id: string;
  /** The errors of both runs; of the one that passed, none. */
  runs: readonly [first: string[], second: string[]];
}

export interface Settled {
  /** The results that count. */
  results: Result[];
  unsteady: Unsteady[];
}

const idsOf = (results: readonly Result[], status: Result['status']): ReadonlySet<string> =>
  new Set(results.filter((result) => result.status === status && !result.isStep).map(({ id }) => id));
const errorsOf = (id: string, results: readonly Result[]): string[] =>
  results.filter((result) => result.id === id).flatMap(({ errors }) => errors);

/**
 * The results of the whole run, corrected by those of the files and tests that were run again. A test that did not pass
 * first counts as it ended the second time; one that is missing there has failed. A test that passed first, and was run
 * again only because its file was, stays passed, and is unsteady if it failed the second time.
 */
export const settle = (first: readonly Result[] = [], second: readonly Result[] = []): Settled => {
  const failedFirst = idsOf(first, 'failed');
  const passedFirst = new Set([...idsOf(first, 'passed')].filter((id) => !failedFirst.has(id)));
  const repeated = new Set(second.map(({ id }) => id));
  const repeatedFiles = new Set(second.map(({ file }) => file));
  // A failure outside of all tests has its file for an id, and is in a report only when it happens.
  const isCorrected = ({ id, file }: Result) =>
    !passedFirst.has(id) && (repeated.has(id) || (id === file && repeatedFiles.has(file)));
  const results = [
    ...first.filter((result) => !isCorrected(result)),
    ...second.filter(({ id }) => !passedFirst.has(id)),
  ];
  const failed = idsOf(results, 'failed');
  const unsteady = [
    ...[...failedFirst].filter((id) => !failed.has(id)),
    ...[...idsOf(second, 'failed')].filter((id) => passedFirst.has(id)),
  ];
  return { results, unsteady: unsteady.map((id) => ({ id, runs: [errorsOf(id, first), errorsOf(id, second)] })) };
};
