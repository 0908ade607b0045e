/**
 * `npm test`: everything that CI does, in one run. Ends with one line that counts all suites.
 * `npm test -- blog search`: the tests whose path carries one of the words, or that name a row such as S-061.
 * `npm test -- --changed`: the tests that a change since `main` concerns.
 * `npm test -- --suite units`: one suite, `units`, `product` or `e2e`, as CI runs them side by side.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check, failed, ran, run, runGates, script, times } from './checks.ts';
import { chromiumVersion, ensureChromium } from './chromium.ts';
import { conclude } from './conclude.ts';
import { ensureDovecot } from './dovecot.ts';
import { buildIfChanged } from './local/build.ts';
import { ensureNjs } from './njs.ts';
import { ensurePoppler } from './poppler.ts';
import { type Execution, repeatFailed } from './repeat.ts';
import { againFolder, type Outcome, type Runner, readOutcome, resultsFolder } from './results.ts';
import { type Selection, testsNamed, testsOfChanges } from './select-tests.ts';
import { againEnvironment, e2eSuite, importersSince, type Suite, unitSuite } from './suites.ts';
import { overBudget, printedTable, timeTable } from './time-table.ts';

const output = ([command = '', ...args]: string[]): string[] =>
  execFileSync(command, args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
const git = (...args: string[]) => output(['git', ...args]);
/** Where this branch left `main`; on `main` itself, the last commit. */
const base = (): string => git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
const changedFiles = (): string[] => [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
];
/** The tests that import a change, however far down. */
const importersOfChanges = () => output(importersSince(base())).map((line) => line.replace(/^\[\w+\] /, ''));

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
const suites: Record<string, Suite> = {
  units: unitSuite('--project', 'units'),
  product: unitSuite('--project', 'product'),
  e2e: e2eSuite(),
};
const suite = values.suite === undefined ? undefined : suites[values.suite];
if (values.suite !== undefined && suite === undefined) {
  console.error(`No suite is called ${values.suite}: there are ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

// The tests run the stage of the local twin.
process.env.STAGE = 'local';
rmSync(resultsFolder, { recursive: true, force: true });
// The first suite that opens a product seeds it; the others start from the same data.
process.env.SHARED_SEED = join(tmpdir(), `seeded-${process.pid}`);

const started: Suite[] = [];
const executions = new Map<Runner, Execution>();
const start = async (next: Suite) => {
  started.push(next);
  const endedWell = await run(next.runner, next.command);
  executions.set(next.runner, { endedWell, outcome: readOutcome(next.runner) });
};

if (isWhole) {
  // Checked first, so that a missing browser is not discovered after minutes.
  console.log(`The browser tests run in ${chromiumVersion(ensureChromium())}.`);
  ensureNjs();
  ensureDovecot();
  ensurePoppler();
  await runGates(() => start(unitSuite()));
  await start(e2eSuite());
} else {
  if (values.suite === 'units') {
    ensureNjs();
    ensureDovecot();
    ensurePoppler();
  }
  await buildIfChanged(() => console.log('Building what changed ...'));
  if (suite) await start(suite);
  else {
    const { units, journeys } = select(positionals, values.changed);
    if (units.length > 0) await start(unitSuite(...units));
    if (journeys.length > 0) await start(e2eSuite('--no-deps', ...journeys));
    if (started.length === 0) console.log('No test carries that.');
  }
}

const verdict = await repeatFailed(executions, async (runner, failures) => {
  const command = started.find((one) => one.runner === runner)?.again(failures) ?? [];
  const endedWell = await run(`${runner} again`, command, { environment: againEnvironment });
  return { endedWell, outcome: readOutcome(runner, againFolder) };
});
if (isWhole) await check('specification coverage', script('scripts/coverage-spec.ts', '--brief'));
rmSync(process.env.SHARED_SEED, { recursive: true, force: true });

const outcomes = [...executions].flatMap(([runner, { outcome }]): [Runner, Outcome][] =>
  outcome ? [[runner, outcome]] : [],
);
const table = timeTable(times, new Map(outcomes));
mkdirSync(resultsFolder, { recursive: true });
writeFileSync(join(resultsFolder, 'time.json'), JSON.stringify(table, null, 2));
console.log(`\n== time\n${printedTable(table)}`);
for (const warning of overBudget(table.areas)) console.log(`Warning: ${warning}`);
console.log();
const isWell = conclude(verdict, { passed: ran.length - failed.length, failed });
process.exitCode = isWell && ran.length + started.length > 0 ? 0 : 1;
