import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { adminPassword } from './e2e-administrator.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 8099;

/** Tests that change content that all readers see run after all tests that rely on it. */
const changesContent = /(catalog-editing|blog-editing|blog-translation)\.spec\.ts$/;
/** Tests with a product of their own, in which nothing depends on the reader: one reader is enough. */
const hostileContent = /hostile-content\.spec\.ts$/;

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
  // In a log that is read afterwards, the dot reporter shows the failures at its end.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: `${root}/.build/results/e2e.json` }]],
  fullyParallel: true,
  // One more than the two cores, because a test also waits: for a page to be drawn, or for text to be saved.
  workers: 3,
  // Three browsers and the whole product share two cores, and the machine may be busy with something else.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Tests are never retried: one that passes only sometimes has found a fault.
  retries: 0,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
    // A trace costs a sixth of the time of every test: `--trace on` records one. CI keeps those of tests that failed.
    trace: process.env.GITHUB_ACTIONS ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because it takes the longest.
    { name: 'en desktop light, hostile content', use: readers[1].use, testMatch: hostileContent },
    ...readers.map((reader) => ({ ...reader, testIgnore: [changesContent, hostileContent] })),
    ...readers.map((reader) => ({
      ...reader,
      name: `${reader.name}, editing`,
      testMatch: changesContent,
      dependencies: readers.map((reader) => reader.name),
    })),
  ],
  webServer: {
    command: `${process.execPath} --disable-warning=ExperimentalWarning scripts/local/main.ts --reset`,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: '.build/e2e-data', ADMIN_PASSWORD: adminPassword },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
  },
});
