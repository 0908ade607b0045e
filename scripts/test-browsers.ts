/**
 * `npm run test:browsers`: the main journeys in Firefox (WebDriver BiDi) and in WebKitGTK, the engine of Safari, beside
 * those in Chromium that `npm test` runs. `npm run test:browsers -- firefox` takes one of them, and a word those of its
 * journeys whose file carries it. Ends with one line that counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { bin } from './checks.ts';
import { missingPackages } from './engines.ts';
import { buildIfChanged } from './local/build.ts';
import { countResults } from './results.ts';
import { selectJourneys } from './select-journeys.ts';

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
rmSync('.build/results/browsers.json', { force: true });
await buildIfChanged(() => console.log('Building what changed ...'));
const config = ['--config', 'scripts/config/playwright.browsers.ts'];
const projects = engines.map((name) => `--project=${name} *`);
const args = [bin('playwright'), 'test', ...journeys, ...config, ...projects];
// A group of its own: a key in the terminal reaches only this program, which then lets the runner clean up.
const runner = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => runner.kill('SIGINT'));
const [status] = await once(runner, 'exit');

const { passed, failed } = countResults(['browsers']);
// A runner that failed without a failing journey (a browser that did not start, say) must not look like a success.
const other = status !== 0 && failed === 0 ? 1 : 0;
console.log(`${passed} passed, ${failed + other} failed`);
process.exitCode = status === 0 ? 0 : 1;
