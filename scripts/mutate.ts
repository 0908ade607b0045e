/**
 * `npm run mutate -- <slice> ...`: changes the code of a slice in many small ways, one at a time, and names the changes that
 * no test of the slice notices. Takes minutes, so it is no part of `npm test`. Without a browser: what a screen does is not
 * judged here.
 */
import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

const usage = 'usage: npm run mutate -- <slice> ..., such as `sessions` or `web/blog-editing`';

/** The folders of the code and the tests of a slice. */
const foldersOf = (slice: string) =>
  slice.startsWith('web/')
    ? { code: `web/src/features/${slice.slice(4)}`, tests: `test/web/features/${slice.slice(4)}` }
    : { code: `lambdas/${slice}`, tests: `test/lambdas/${slice}` };

const slices = process.argv.slice(2).map(foldersOf);
const missing = slices.flatMap(({ code, tests }) => [code, tests]).filter((folder) => !existsSync(folder));
if (slices.length === 0 || missing.length > 0) {
  if (missing.length > 0) console.error(`There is no ${missing.join(', no ')}.`);
  console.error(usage);
  process.exit(2);
}

const results = await new Stryker({
  // Schemas and access rules are code too; texts and seeds are not.
  mutate: slices.flatMap(({ code }) => [`${code}/**/*.ts`, `!${code}/**/seed/**`]),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/config/vitest.mutate.ts', related: false },
  testFiles: slices.map(({ tests }) => `${tests}/**/*.test.ts`),
  // A static change needs a run of all tests, and most of them are constants.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '.build/mutants',
  ignorePatterns: ['.build', '.local*', 'cdk.out', 'web/screenshots', 'test-results'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.build/results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}).runMutationTest();
const survivors = results.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
console.log(`${results.length} changes, ${survivors} unnoticed`);
