/**
 * `npm run bench`: prints the product's figures beside what they may be at most. Measured on this machine against the
 * local twin; compare figures of one run only. `--runs N` Lighthouse runs per page (default 3), `--tests`
 * also times the whole of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assembly } from '../local/build.ts';
import { seedIfChanged } from '../local/seed.ts';
import { startTwin } from '../local/twin.ts';
import { serveClientRendered } from './client-rendered.ts';
import { auditPages } from './lighthouse.ts';
import { load } from './load.ts';
import { timeLogins } from './login.ts';
import { measureScripts } from './script-sizes.ts';
import { forgetBuild, timeStart } from './start-time.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, tests: { type: 'boolean', default: false } },
});
const runs = Number(values.runs);

/** Ghost's Content API on a two-core machine, 10 connections, the anchor of the figure below. */
const ghostRequestsPerSecond = 146;

const rows: { figure: string; measured: string; limit: string; ok: boolean }[] = [];
const row = (figure: string, measured: number, unit: string, limit: number, direction: 'most' | 'least' = 'most') =>
  rows.push({
    figure,
    measured: `${Math.round(measured * 100) / 100} ${unit}`,
    limit: `at ${direction} ${limit}`,
    ok: direction === 'most' ? measured <= limit : measured >= limit,
  });

console.log('npm start, after a change and again ...');
forgetBuild();
row('npm start, after a change', (await timeStart(8091)) / 1000, 's', 10);
row('npm start, unchanged', (await timeStart(8091)) / 1000, 's', 2);

if (values.tests) {
  console.log('npm test ...');
  const began = performance.now();
  spawnSync('npm', ['test'], { stdio: 'ignore' });
  row('npm test, the whole', (performance.now() - began) / 60_000, 'min', 8);
}

for (const name of ['content', 'pages'])
  row(`bundle of function ${name}`, statSync(`.build/functions/${name}/index.mjs`).size / 1000, 'kB', 500);

const dataDir = mkdtempSync(join(tmpdir(), 'bench-twin-'));
const administrator = { username: 'admin', password: 'A-stage-to-measure!' };
const twin = await startTwin({
  port: 0,
  dataDir,
  assembly,
  prepare: async (prepared) => void (await seedIfChanged(dataDir, prepared, administrator.password)),
});
const plain = await serveClientRendered(twin.url);
try {
  console.log('scripts ...');
  const sizes = await measureScripts(`${twin.url}/products?lang=he`);
  row('JavaScript before idle or touch, brotli', sizes.beforeIdle / 1000, 'kB', 5);
  row('JavaScript in all after hydration, brotli', sizes.afterHydration / 1000, 'kB', 140);
  row('the same with a search, brotli', sizes.withSearch / 1000, 'kB', 140);
  const foreign = sizes.names.filter((name) => /admin|amplify|editor|chart|tiptap/i.test(name));
  row('admin, Amplify, editor, chart scripts on a public page', foreign.length, 'files', 0);

  console.log('load ...');
  const brand = await load(`${twin.url}/api/brands/bloch`, 20);
  row('GET /api/brands/{id}, p99 at 20 in flight', brand.p99, 'ms', 50);
  const list = await load(`${twin.url}/api/products`, 10);
  row('GET /api/products at 10 connections against Ghost', list.perSecond / ghostRequestsPerSecond, 'x', 10, 'least');
  const login = await timeLogins(twin.url, administrator);
  row('POST /auth/login, p99 at 10 in flight', login.p99, 'ms', 250);
  row('failed requests under load', brand.failed + list.failed + login.failed, '', 0);

  console.log(`Lighthouse, ${runs} runs per page ...`);
  const pages = ['/', '/brand/bloch', '/products'].flatMap((path) =>
    ['he', 'en'].map((lang) => `${path}?lang=${lang}`),
  );
  const ours = pages.map((page) => twin.url + page);
  const theirs = pages.map((page) => plain.url + page);
  const figures = await auditPages([...ours, ...theirs], runs);
  for (const [i, page] of pages.entries()) {
    const [own, clientRendered] = [figures.get(ours[i] ?? ''), figures.get(theirs[i] ?? '')];
    if (!own || !clientRendered) continue;
    row(`${page}: score`, own.score, '', 100, 'least');
    row(`${page}: TBT`, own.tbtMs, 'ms', 0);
    row(`${page}: CLS`, own.cls, '', 0);
    row(
      `${page}: LCP ${Math.round(own.lcpMs)} ms against client-rendered ${Math.round(clientRendered.lcpMs)} ms`,
      clientRendered.lcpMs / own.lcpMs,
      'x',
      1.5,
      'least',
    );
  }
} finally {
  plain.close();
  await twin.close();
}

console.table(rows);
const missed = rows.filter(({ ok }) => !ok).length;
console.log(missed === 0 ? 'All figures hold.' : `${missed} of ${rows.length} figures do not hold.`);
