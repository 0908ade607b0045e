import { join } from 'node:path';
import { keepUnsteady, type Verdict } from './repeat.ts';
import { countResults, resultsFolder } from './results.ts';

/** The checks beside the tests: how many passed, and the names of those that failed. */
interface Checks {
  passed: number;
  failed: readonly string[];
}

/** Prints what failed, what is unsteady, and the line that counts; keeps what the unsteady tests said. Returns whether all is well. */
export const conclude = (
  { results, unsteady, faults }: Verdict,
  checks: Checks = { passed: 0, failed: [] },
): boolean => {
  keepUnsteady(join(resultsFolder, 'unsteady'), unsteady);
  for (const { id, status, isStep } of results) if (status === 'failed' && !isStep) console.log(`FAIL ${id}`);
  const others = [...checks.failed, ...faults];
  if (others.length > 0) console.log(`Failed: ${others.join(', ')}`);
  if (unsteady.length > 0)
    console.log(`${unsteady.length} unsteady: ${unsteady.map(({ id }) => id).join('; ')} (${resultsFolder}/unsteady)`);
  const { passed, failed, skipped } = countResults(results);
  const allFailed = failed + others.length;
  console.log(`${passed + checks.passed} passed, ${allFailed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return allFailed === 0;
};
