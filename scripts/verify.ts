/** `npm test`: everything that CI does, in one run. Ends with one line that counts all suites. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chromiumVersion, ensureChromium } from './chromium.ts';
import { hashInputs, noteBuild } from './local/build.ts';
import { ensureNjs } from './njs.ts';
import { countResults } from './results.ts';

const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;
const script = (file: string, ...args: string[]) => [node, '--disable-warning=ExperimentalWarning', file, ...args];

/** Each counts as one check, the two test runners count their tests. */
const gates = {
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
} satisfies Record<string, string[]>;
const suites: Record<string, string[]> = {
  unit: [node, bin('vitest'), 'run', '--config', 'scripts/config/vitest.config.ts'],
  e2e: [node, bin('playwright'), 'test', '--config', 'scripts/config/playwright.config.ts'],
};

// The tests run the stage of the local twin.
process.env.STAGE = 'local';
rmSync('.build/results', { recursive: true, force: true });
// Checked first, so that a missing browser is not discovered after minutes.
console.log(`The browser tests run in ${chromiumVersion(ensureChromium())}.`);
ensureNjs();
const failed: string[] = [];
/** A program's output is shown as it comes, or at the end if others run beside it. */
const check = async (name: string, [command = '', ...args]: string[], show: 'live' | 'after' = 'live') => {
  const began = performance.now();
  if (show === 'live') console.log(`\n== ${name}`);
  const child = spawn(command, args, { stdio: show === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => printed.push(text));
  const [status] = await once(child, 'close');
  if (show === 'after') console.log(`\n== ${name}\n${printed.join('').trimEnd()}`);
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
};

const inputs = await hashInputs();
const { types, ...others } = gates;
const inTurn = async (commands: Record<string, string[]>) => {
  for (const [name, command] of Object.entries(commands)) await check(name, command, 'after');
};
// Type checking takes one core for as long as everything else together takes the other.
await Promise.all([inTurn({ types }), inTurn(others)]);
// The browser tests start the twin, which would build all of it again.
if (failed.length === 0) await noteBuild(inputs);
for (const [name, command] of Object.entries(suites)) await check(name, command);
await check('specification coverage', script('scripts/coverage-spec.ts', '--brief'));

const tests = countResults();
// A runner that failed without a failing test (it did not start, say) must not look like a success.
const gateFailures = failed.filter((name) => !(name in suites) || tests.failed === 0).length;
const gatesPassed = Object.keys(gates).length + 1 - failed.filter((name) => !(name in suites)).length;
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
const skipped = tests.skipped > 0 ? `, ${tests.skipped} skipped` : '';
console.log(`${tests.passed + gatesPassed} passed, ${tests.failed + gateFailures} failed${skipped}`);
process.exitCode = failed.length > 0 ? 1 : 0;
