/**
 * `npm run screenshots`: takes pictures of every route, six of which the README shows, and those that other sites show beside
 * a link to a page (`web/share`, 1200 x 630, the start of the home page), from the local twin.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { languages } from '#contracts/text/language.ts';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { assembly, buildIfChanged } from './local/build.ts';
import { seedIfChanged } from './local/seed.ts';
import { startTwin } from './local/twin.ts';
import { createVisitor } from './visitor.ts';

const folder = 'web/screenshots';
const routes = {
  home: '/',
  products: '/products',
  find: '/find',
  compare: '/compare#models=bloch-heritage.nikolay-elite',
  brand: '/brand/nikolay',
  blog: '/blog',
  post: '/blog/how-hard-a-shank',
  tips: '/tips',
  login: '/login',
  signup: '/signup',
  'request-password-reset': '/request-password-reset',
  'reset-password': '/reset-password',
  glossary: '/glossary',
  accessibility: '/accessibility',
  privacy: '/privacy',
  'not-found': '/no/such/page',
};
/** Screens that only a user with an account sees. */
const personalRoutes = {
  guide: '/tips',
  account: '/account',
  admin: '/admin',
  'admin-users': '/admin/users',
  'admin-sessions': '/admin/sessions',
  'admin-brands': '/admin/brands',
  'admin-brand': '/admin/brands/bloch',
  'admin-products': '/admin/products',
  'admin-models': '/admin/models',
  'admin-model': '/admin/models/bloch-heritage',
  'admin-blog': '/admin/blog',
  'admin-post': '/admin/blog/shank-strength',
  'admin-audit': '/admin/audit',
};
const administrator = { username: 'admin', password: 'A-stage-for-pictures!' };
/** Invented people for the lists; their names come from a ballet. */
const cast = ['Giselle', 'Albrecht', 'Myrtha', 'Hilarion', 'אודט', 'Зигфрид', 'Kitri', 'Basilio'];
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
  prepare: async (prepared) => void (await seedIfChanged(dataDir, prepared, administrator.password)),
});
const { post, logIn } = createVisitor(twin.url);
const { token, user } = await logIn(administrator);
for (const [i, username] of cast.entries()) {
  const email = `dancer${i + 1}@dance.example`;
  await post('/users/create', { username, email, password: 'Grand-jete-at-noon!', location: 'Tel Aviv' }, token);
}
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
mkdirSync(folder, { recursive: true });
for (const { name: reader, ...settings } of readers) {
  const page = await browser.newPage(settings);
  const take = async (pictures: Record<string, string>) => {
    for (const language of ['he', 'en'])
      for (const [name, path] of Object.entries(pictures)) {
        await page.goto(`${twin.url}${path}?lang=${language}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${folder}/${name}-${language}-${reader}.jpg`, type: 'jpeg', quality: 72 });
      }
  };
  await take(routes);
  await page.evaluate(
    ([keptToken, keptUser]) => {
      localStorage.setItem('token', keptToken);
      localStorage.setItem('user', keptUser);
    },
    [token, JSON.stringify(user)] as const,
  );
  await take(personalRoutes);
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
rmSync(dataDir, { recursive: true });
