/**
 * `npm run bench`: prints the product's figures beside their limits. They are measured on this machine against the
 * local twin, so compare only figures of one run. `--runs N` sets the Lighthouse runs per page (default 3), `--tests`
 * also times the whole of `npm test`; `--recipients N` sets the largest campaign (default 100,000), `--only campaigns`,
 * `--only visits`, `--only dashboard` or `--only pages` (home and a post) measures these alone, and `--beside FILE` compares with what another product does on
 * this machine: `{"name": "Ghost", "requestsPerSecond": 146, "recipientsPerSecond": 2065}`, either of the two.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { blogSeed } from '#lambdas/blog/seed/blog-seed.ts';
import { assembly } from '../local/build.ts';
import { createVisitor } from '../visitor.ts';
import { createAdminApi } from './admin-api.ts';
import { measureAdminScreens } from './admin-screens.ts';
import { measureBlogReads } from './blog-reads.ts';
import { measureCampaigns } from './campaigns.ts';
import { measureDashboard } from './dashboard.ts';
import { timeErrorReports } from './error-reports.ts';
import { createFigures } from './figures.ts';
import { load } from './load.ts';
import { timeLogins } from './login.ts';
import { measureOfflineVisit } from './offline-visit.ts';
import { measurePages } from './pages.ts';
import { printBeside, readPeer } from './peer.ts';
import { measurePublicScripts } from './public-scripts.ts';
import { measurePublishing } from './publishing.ts';
import { measureReports } from './report-pdf.ts';
import { administrator, openStage } from './stage.ts';
import { forgetBuild, measureMemory, timeStart } from './start-time.ts';
import { measureVisits } from './visits.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    tests: { type: 'boolean', default: false },
    recipients: { type: 'string', default: '100000' },
    only: { type: 'string' },
    beside: { type: 'string' },
  },
});

const peer = readPeer(values.beside);
const campaigns = { most: Number(values.recipients), peer };

// Functions run in UTC on AWS; threads share this process's time zone.
process.env.TZ = 'UTC';
const [seedPost] = blogSeed().posts;
if (!seedPost) throw new Error('The seed has no post');
const post = `/blog/${seedPost.languages.en.slug}`;

const figures = createFigures();
const { row } = figures;

if (values.only === 'visits') {
  await measureVisits(figures, assembly).finally(figures.print);
  process.exit();
}
if (values.only === 'dashboard') {
  await measureDashboard(figures, assembly).finally(figures.print);
  process.exit();
}
if (values.only === 'pages') {
  const twin = await openStage(assembly);
  await measurePages(figures, twin.url, ['/', post], Number(values.runs)).finally(figures.print);
  await twin.close();
  process.exit();
}
if (values.only === 'campaigns') {
  await measureCampaigns(figures, assembly, campaigns).finally(figures.print);
  process.exit();
}

console.log('npm start, after a change and again ...');
forgetBuild();
row('npm start, after a change', (await timeStart(8091)) / 1000, 's', 10);
row('npm start, unchanged', (await timeStart(8091)) / 1000, 's', 2);
const memory = await measureMemory(8091, ['/', '/brand/bloch', '/products', '/api/brands/bloch', '/api/products']);
if (memory.afterStart !== undefined) row('memory of npm start, at rest', memory.afterStart, 'MB', 250);
if (memory.afterLoad !== undefined) row('memory of npm start, after a load', memory.afterLoad, 'MB', 400);

if (values.tests) {
  console.log('npm test ...');
  const began = performance.now();
  spawnSync('npm', ['test'], { stdio: 'ignore' });
  row('npm test, the whole', (performance.now() - began) / 60_000, 'min', 10);
}

for (const name of ['content', 'pages'])
  row(`bundle of function ${name}`, statSync(`.build/functions/${name}/index.mjs`).size / 1000, 'kB', 500);

console.log('reports ...');
await measureReports(figures);

const twin = await openStage(assembly);
try {
  console.log('scripts ...');
  await measurePublicScripts(figures, twin.url, ['/', '/brand/bloch', '/products', '/blog', '/glossary', post]);
  await measureOfflineVisit(figures, twin.url, '/brand/bloch');
  const loggedIn = await createVisitor(twin.url).logIn(administrator);
  await measureAdminScreens(figures, twin.url, loggedIn, seedPost.id);

  console.log('load ...');
  const brand = await load(twin.url, 20, ['/api/brands/bloch']);
  row('GET /api/brands/{id}, p99 at 20 in flight', brand.steady.p99, 'ms', 50);
  const list = await load(twin.url, 10, ['/api/products']);
  printBeside(figures, peer, {
    figure: 'GET /api/products at 10 connections, calls/s',
    measured: list.steady.perSecond,
    of: peer?.requestsPerSecond,
    least: 10,
  });
  const login = await timeLogins(twin.url, administrator);
  row('POST /auth/login, p99 at 10 in flight', login.p99, 'ms', 250);
  const reports = await timeErrorReports(twin.url);
  row('POST /api/admin/log-error, p99 at 20 in flight', reports.p99, 'ms', 20);
  const reads = await measureBlogReads(figures);
  row(
    'failed requests under load',
    brand.steady.failed + list.steady.failed + login.failed + reports.failed + reads.failed,
    '',
    0,
  );

  console.log('dashboard ...');
  await measureDashboard(figures, assembly);

  console.log('campaigns ...');
  await measureCampaigns(figures, assembly, campaigns);

  console.log('visits ...');
  await measureVisits(figures, assembly);

  console.log(`Lighthouse, ${values.runs} runs per page ...`);
  await measurePages(figures, twin.url, ['/', '/brand/bloch', '/products', '/blog', post], Number(values.runs));

  // Last, because it changes what the pages show.
  console.log('publishing ...');
  await measurePublishing(figures, twin.url, createAdminApi(twin.url, loggedIn.token));
} finally {
  await twin.close();
  // Prints also what was measured before something failed.
  figures.print();
}
