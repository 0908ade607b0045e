/** `npm test`: everything that CI does, in one run. Ends with one line that counts all suites. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { countResults } from './results.ts';

const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;
const script = (file: string, ...args: string[]) => [node, '--disable-warning=ExperimentalWarning', file, ...args];

/** In order; each counts as one check, the two test runners count their tests. */
const gates: Record<string, string[]> = {
  types: [node, bin('tsc'), '-p', '.'],
  lint: [bin('biome'), 'check', '--error-on-warnings', '.'],
  'import rules': [
    node,
    bin('depcruise'),
    '--config',
    'scripts/config/dependency-cruiser.mjs',
    'bin',
    'infra',
    'lambdas',
    'web',
    'scripts',
    'test',
  ],
  'unused code': [node, bin('knip'), '--config', 'scripts/config/knip.json'],
  locales: script('scripts/check-locales.ts'),
  'lock file': script('scripts/check-lock.ts'),
  functions: script('scripts/build/functions.ts'),
  site: script('scripts/build/site.ts'),
  'template and cdk-nag': script('scripts/build/synth.ts', '--nag'),
};
const suites: Record<string, string[]> = {
  unit: [node, bin('vitest'), 'run', '--config', 'scripts/config/vitest.config.ts'],
  e2e: [node, bin('playwright'), 'test', '--config', 'scripts/config/playwright.config.ts'],
};

rmSync('.build/results', { recursive: true, force: true });
// Before everything else: a missing browser should not be found out after minutes.
ensureChromium();
const run = (name: string, [command = '', ...args]: string[]): boolean => {
  const began = performance.now();
  console.log(`\n== ${name}`);
  const passed = spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  console.log(`== ${name}: ${passed ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return passed;
};

const failed: string[] = [];
const check = (name: string, command: string[]) => {
  if (!run(name, command)) failed.push(name);
};
for (const [name, command] of Object.entries(gates)) check(name, command);
for (const [name, command] of Object.entries(suites)) check(name, command);
check('specification coverage', script('scripts/coverage-spec.ts'));

const tests = countResults();
// A runner that failed without a failing test (it did not start, say) must not look like a success.
const gateFailures = failed.filter((name) => !(name in suites) || tests.failed === 0).length;
const gatesPassed = Object.keys(gates).length + 1 - failed.filter((name) => !(name in suites)).length;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`${tests.passed + gatesPassed} passed, ${tests.failed + gateFailures} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
