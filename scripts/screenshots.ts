/**
 * `npm run screenshots`: takes the pictures of every route that the READMEs show, and those that other sites show beside
 * a link to a page (`web/share`, 1200 x 630, the start of the home page), from the local twin.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { languages } from '#contracts/language.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { assembly, buildIfChanged } from './local/build.ts';
import { seedIfChanged } from './local/seed.ts';
import { startTwin } from './local/twin.ts';

const folder = 'web/screenshots';
const routes = {
  home: '/',
  products: '/products',
  brand: '/brand/nikolay',
  blog: '/blog',
  tips: '/tips',
  login: '/login',
  signup: '/signup',
  'request-password-reset': '/request-password-reset',
  'reset-password': '/reset-password',
  'not-found': '/no/such/page',
};
const readers = [
  { name: 'desktop', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

await buildIfChanged(() => console.log('Building what changed ...'));
const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
const twin = await startTwin({
  port: 0,
  dataDir,
  assembly,
  prepare: async (prepared) => void (await seedIfChanged(dataDir, prepared)),
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
mkdirSync(folder, { recursive: true });
for (const { name: reader, ...settings } of readers) {
  const page = await browser.newPage(settings);
  for (const language of ['he', 'en'])
    for (const [name, path] of Object.entries(routes)) {
      await page.goto(`${twin.url}${path}?lang=${language}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}/${name}-${language}-${reader}.jpg`, type: 'jpeg', quality: 72 });
    }
}
const page = await browser.newPage({ viewport: { width: 1200, height: 900 }, colorScheme: 'light' });
mkdirSync('web/share', { recursive: true });
for (const language of languages) {
  await page.goto(`${twin.url}/?lang=${language}`, { waitUntil: 'networkidle' });
  const y = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
  const clip = { x: 0, y, width: 1200, height: 630 };
  await page.screenshot({ path: `web/share/${language}.jpg`, type: 'jpeg', quality: 80, clip });
}
await browser.close();
await twin.close();
