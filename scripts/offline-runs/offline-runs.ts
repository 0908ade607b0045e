/**
 * `npm run offline-runs`: the outbox in a real browser, while the network comes and goes, the server misbehaves and tabs are
 * killed; `--runs` times (200), `--seed` for the same ones again. Ends with one line, and fails if a change was lost or
 * carried out twice.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { noOutcome, offlineRuns, sum } from './offline-run-set.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const all = Number(values.runs);
/** A browser for so many runs: hundreds of contexts are too much for one. */
const share = 20;
let total = noOutcome;
for (let begun = 0; begun < all; begun += share) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const runs = Math.min(share, all - begun);
  total = sum(
    total,
    await offlineRuns(browser, { runs, seed: Number(values.seed) + begun }).finally(() => browser.close()),
  );
}
const { runs, lost, doubled, crashes, saves } = total;
console.log(`changes ${saves}, tabs killed ${crashes}`);
console.log(`runs ${runs}, lost ${lost}, doubled ${doubled}`);
if (lost + doubled > 0) process.exitCode = 1;
