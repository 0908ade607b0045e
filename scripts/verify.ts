/**
 * `npm test`: everything that CI does, in one run. Ends with one line that counts all suites.
 * `npm test -- blog search`: the tests whose path carries one of the words, or that name a row such as S-061.
 * `npm test -- --changed`: the tests that a change since `main` concerns.
 * `npm test -- --suite units`: one suite, `units`, `product` or `e2e`, as CI runs them side by side.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, check, failed, ran, runGates, script } from './checks.ts';
import { chromiumVersion, ensureChromium } from './chromium.ts';
import { buildIfChanged } from './local/build.ts';
import { ensureNjs } from './njs.ts';
import { countResults } from './results.ts';
import { type Selection, testsNamed, testsOfChanges } from './select-tests.ts';

const vitestOptions = ['--config', 'scripts/config/vitest.config.ts'];
const vitest = [process.execPath, bin('vitest'), 'run', ...vitestOptions];
const playwright = [process.execPath, bin('playwright'), 'test', '--config', 'scripts/config/playwright.config.ts'];

const output = (command: string, ...args: string[]): string[] =>
  execFileSync(command, args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const git = (...args: string[]) => output('git', ...args);
/** Where this branch left `main`; on `main` itself, the last commit. */
const base = (): string => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
const changedFiles = (): string[] => [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
];
/** The tests that import a change, however far down. */
const importersOfChanges = (): string[] => {
  const list = [bin('vitest'), 'list', ...vitestOptions, '--filesOnly', '--changed', base()];
  return output(process.execPath, ...list).map((line) => line.replace(/^\[\w+\] /, ''));
};

const select = (words: string[], ofChanges: boolean): Selection => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('browsers/'))
    .map((file) => `test/${file}`);
  if (!ofChanges) return testsNamed(words, files, (file) => readFileSync(file, 'utf8'));
  const { units, journeys } = testsOfChanges(changedFiles(), files);
  return { units: [...new Set([...units, ...importersOfChanges()])], journeys };
};

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, suite: { type: 'string' } },
  allowPositionals: true,
});
const isWhole = positionals.length === 0 && !values.changed && values.suite === undefined;
const suites: Record<string, () => Promise<void>> = {
  units: () => check('unit', [...vitest, '--project', 'units']),
  product: () => check('unit', [...vitest, '--project', 'product']),
  e2e: () => check('e2e', playwright),
};
const suite = values.suite === undefined ? undefined : suites[values.suite];
if (values.suite !== undefined && suite === undefined) {
  console.error(`No suite is called ${values.suite}: there are ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

// The tests run the stage of the local twin.
process.env.STAGE = 'local';
rmSync('.build/results', { recursive: true, force: true });
// The first suite that opens a product seeds it; the others start from the same data.
process.env.SHARED_SEED = join(tmpdir(), `seeded-${process.pid}`);

if (isWhole) {
  // Checked first, so that a missing browser is not discovered after minutes.
  console.log(`The browser tests run in ${chromiumVersion(ensureChromium())}.`);
  ensureNjs();
  await runGates({ mayReuseBuild: false, onBuilt: () => check('unit', vitest) });
  await check('e2e', playwright);
  await check('specification coverage', script('scripts/coverage-spec.ts', '--brief'));
} else if (suite) {
  if (values.suite === 'units') ensureNjs();
  await buildIfChanged(() => console.log('Building what changed ...'));
  await suite();
} else {
  const { units, journeys } = select(positionals, values.changed);
  await buildIfChanged(() => console.log('Building what changed ...'));
  if (units.length > 0) await check('unit', [...vitest, ...units]);
  if (journeys.length > 0) await check('e2e', [...playwright, '--no-deps', ...journeys]);
  if (ran.length === 0) console.log('No test carries that.');
}

rmSync(process.env.SHARED_SEED, { recursive: true, force: true });

const tests = countResults();
const isGate = (name: string) => name !== 'unit' && name !== 'e2e';
// A runner that failed without a failing test (it did not start, say) must not look like a success.
const gateFailures = failed.filter((name) => isGate(name) || tests.failed === 0).length;
const gatesPassed = ran.filter((name) => isGate(name) && !failed.includes(name)).length;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
console.log(`${tests.passed + gatesPassed} passed, ${tests.failed + gateFailures} failed${skipped}`);
process.exitCode = failed.length > 0 || ran.length === 0 ? 1 : 0;
