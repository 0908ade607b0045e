import { bin } from './checks.ts';
import type { Result } from './result.ts';
import { againFolder, type Runner } from './results.ts';

/** A runner with the tests that it takes in this run. */
export interface Suite {
  runner: Runner;
  command: string[];
  /** Takes the failed tests alone, one at a time. */
  again: (failed: readonly Result[]) => string[];
}

/** Where the second runs put their reports. */
export const againEnvironment = { TEST_RESULTS: againFolder };

const vitest = [process.execPath, bin('vitest'), 'run', '--config', 'scripts/config/vitest.config.ts'];
/** Whole files are run again, because a failed hook leaves tests out that the report calls skipped. */
export const unitSuite = (...args: string[]): Suite => ({
  runner: 'unit',
  command: [...vitest, ...args],
  again: (failed) => [...vitest, '--maxWorkers=1', ...new Set(failed.map(({ file }) => file))],
});

const playwright = (runner: Runner, config: string, args: readonly string[]): Suite => {
  const lastRun = `.build/results/${runner}-last-run.json`;
  const command = [process.execPath, bin('playwright'), 'test', '--config', config, '--last-failed-file', lastRun];
  return {
    runner,
    command: [...command, ...args],
    // A folder of its own: the pictures of the first failure stay in `test-results`.
    again: () => [...command, ...args, '--last-failed', '--workers=1', `--output=${againFolder}/${runner}`],
  };
};
export const e2eSuite = (...args: string[]) => playwright('e2e', 'scripts/config/playwright.config.ts', args);
export const browserSuite = (...args: string[]) =>
  playwright('browsers', 'scripts/config/playwright.browsers.ts', args);

/** Vitest's list of tests that import a file which differs from this commit. */
export const importersSince = (commit: string): string[] => [
  ...vitest.filter((word) => word !== 'run'),
  ...['list', '--filesOnly', '--changed', commit],
];
