/**
 * Failed tests are run once more when everything else has ended, one at a time: that distinguishes a fault from a busy
 * machine. Those that pass then are unsteady. A few of them leave a run green and are listed; more than that are a
 * fault.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Result } from './result.ts';
import type { Outcome, Runner } from './results.ts';
import { type Settled, settle, type Unsteady } from './settle.ts';

/** More unsteady tests turn the run red. */
export const mostUnsteady = 5;
/** More failed tests are not run again: no machine is that busy, and the fault shows in the first. */
const mostRepeated = 50;

/** One run of a runner. */
export interface Execution {
  /** Whether its program ended with status 0. */
  endedWell: boolean;
  /** `undefined` if it left no report: it did not start, or it died. */
  outcome: Outcome | undefined;
}

export interface Verdict extends Settled {
  /** Beside the failed tests: runners that died, errors outside of all tests, too many unsteady tests. */
  faults: string[];
}

const failedOf = (results: readonly Result[] = []): Result[] =>
  results.filter(({ status, isStep }) => status === 'failed' && !isStep);

const faultsOf = (runner: Runner, { endedWell, outcome }: Execution): string[] => {
  if (!outcome) return [`${runner} (it left no report)`];
  if (outcome.errors.length > 0) return [`${runner} (outside of its tests: ${outcome.errors.join('; ')})`];
  if (!endedWell && failedOf(outcome.results).length === 0) return [`${runner} (although no test failed)`];
  return [];
};

/** Runs the failed tests of `first` with `again`, which takes one runner and its failed tests, and says how the whole run ended. */
export const repeatFailed = async (
  first: ReadonlyMap<Runner, Execution>,
  again: (runner: Runner, failed: readonly Result[]) => Promise<Execution>,
): Promise<Verdict> => {
  const faults = [...first].flatMap(([runner, execution]) => faultsOf(runner, execution));
  const results: Result[] = [];
  const unsteady: Unsteady[] = [];
  const failures = [...first.values()].flatMap(({ outcome }) => failedOf(outcome?.results));
  const areTooMany = failures.length > mostRepeated;
  if (areTooMany) console.log(`\n${failures.length} failed, which is too many to run them again.`);
  for (const [runner, { outcome }] of first) {
    const failed = failedOf(outcome?.results);
    const second = failed.length > 0 && !areTooMany ? await again(runner, failed) : undefined;
    if (second?.outcome) faults.push(...faultsOf(runner, second));
    const settled = settle(outcome?.results, second?.outcome?.results);
    results.push(...settled.results);
    unsteady.push(...settled.unsteady);
  }
  if (unsteady.length > mostUnsteady) faults.push(`steadiness (more than ${mostUnsteady} unsteady)`);
  return { results, unsteady, faults };
};

const textOf = (errors: readonly string[]) =>
  errors.length === 0 ? 'passed' : stripVTControlCharacters(errors.join('\n\n'));

/** One file in `folder` for each unsteady test, with the errors of both runs. */
export const keepUnsteady = (folder: string, unsteady: readonly Unsteady[]): void => {
  if (unsteady.length > 0) mkdirSync(folder, { recursive: true });
  for (const [index, { id, runs }] of unsteady.entries()) {
    const [first, second] = runs.map(textOf);
    writeFileSync(join(folder, `${index + 1}.txt`), `${id}\n\n== first run\n${first}\n\n== again, alone\n${second}\n`);
  }
};
