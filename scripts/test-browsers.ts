/**
 * `npm run test:browsers`: the main journeys in Firefox (WebDriver BiDi) and in WebKitGTK, the engine of Safari, beside
 * those in Chromium that `npm test` runs. `npm run test:browsers -- firefox` takes one of them, and a word those of its
 * journeys whose file carries it. Ends with one line that counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { conclude } from './conclude.ts';
import { missingPackages } from './engines.ts';
import { buildIfChanged } from './local/build.ts';
import { type Execution, repeatFailed } from './repeat.ts';
import { againFolder, readOutcome, resultsFolder } from './results.ts';
import { selectJourneys } from './select-journeys.ts';
import { againEnvironment, browserSuite } from './suites.ts';

const fail = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const files = readdirSync('test/browsers').filter((file) => file.endsWith('.spec.ts'));
const { engines, journeys } = selectJourneys(process.argv.slice(2), files);
if (journeys.length === 0) fail(`No journey carries that: there are ${files.join(', ')}.`);
const missing = missingPackages(engines);
if (missing.length > 0) fail(`A browser is missing. On Debian: apt-get install ${missing.join(' ')}`);

process.env.STAGE = 'local';
rmSync(resultsFolder, { recursive: true, force: true });
await buildIfChanged(() => console.log('Building what changed ...'));
const suite = browserSuite(...journeys, ...engines.map((name) => `--project=${name} *`));

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isStopped = false;
const start = async ([command = '', ...args]: string[], environment: Record<string, string> = {}) => {
  // A group of its own: a key in the terminal reaches only this program, which then lets the runner clean up.
  const runner = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...environment },
  });
  const stop = () => {
    isStopped = true;
    runner.kill('SIGINT');
  };
  for (const signal of signals) process.on(signal, stop);
  const [status] = await once(runner, 'exit');
  for (const signal of signals) process.off(signal, stop);
  return status === 0;
};

const first: Execution = { endedWell: await start(suite.command), outcome: readOutcome('browsers') };
const verdict = await repeatFailed(new Map([['browsers', first]]), async (_runner, failures) => ({
  endedWell: !isStopped && (await start(suite.again(failures), againEnvironment)),
  outcome: readOutcome('browsers', againFolder),
}));
process.exitCode = conclude(verdict) ? 0 : 1;
