import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { resultsFolder } from '../results.ts';
import { editedSite, site } from './e2e-sites.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests that change what all readers see. */
const changesContent = /(catalog-editing|blog-editing|blog-translation|page-texts)\.spec\.ts$/;
/** Tests with products of their own, in which nothing depends on the reader: one reader is enough. */
const hostileContent = /hostile-content\.spec\.ts$/;
const setPages = /(page-settings|statistics)\.spec\.ts$/;

/** The first reader takes every test but `@desktop`, the second `@both` and `@desktop`: `test/README.md` says which is which. */
const readers = [
  {
    name: 'he phone dark',
    grepInvert: /@desktop/,
    use: {
      locale: 'he-IL',
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    },
  },
  {
    name: 'en desktop light',
    grep: /@both|@desktop/,
    use: { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  },
] as const;

/**
 * Two very different readers stand for all: a phone in Hebrew with the dark theme, and a desktop in English with the
 * light one.
 */
export default defineConfig({
  testDir: `${root}/test/e2e`,
  outputDir: `${root}/test-results`,
  globalSetup: `${root}/test/e2e/products.ts`,
  // In a log that is read afterwards, the dot reporter shows the failures at its end.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: `${root}/${resultsFolder}/e2e.json` }]],
  fullyParallel: true,
  // One more than the two cores, because a test also waits: for a page to be drawn, or for text to be saved.
  workers: 3,
  // Three browsers and the whole product share two cores, and the machine may be busy with something else.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // `npm test` runs failed tests again itself, when nothing runs beside them (`repeat.ts`).
  retries: 0,
  use: {
    baseURL: site.url,
    launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
    // A trace costs a sixth of the time of every test: `--trace on` records one. CI keeps those of tests that failed.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A worker's answers are out of a test's sight and reach: only the worker's own tests let it in.
    serviceWorkers: 'block',
  },
  projects: [
    // First what takes the longest, so that no worker is left alone with it at the end.
    { name: 'en desktop light, hostile content', use: readers[1].use, testMatch: hostileContent },
    // One worker, so that its product is opened and drawn once.
    { name: 'he phone dark, settings of pages', use: readers[0].use, testMatch: setPages, workers: 1 },
    ...readers.map((reader) => ({
      ...reader,
      name: `${reader.name}, editing`,
      use: { ...reader.use, baseURL: editedSite.url },
      testMatch: changesContent,
    })),
    ...readers.map((reader) => ({ ...reader, testIgnore: [changesContent, hostileContent, setPages] })),
  ],
});
