import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { adminPassword } from './e2e-administrator.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const port = 8099;

/** Two very different readers stand for all: a Hebrew phone in the dark and an English desktop by daylight. */
export default defineConfig({
  testDir: `${root}/test/e2e`,
  outputDir: `${root}/test-results`,
  reporter: [['line'], ['json', { outputFile: `${root}/.build/results/e2e.json` }]],
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A test that passes only sometimes has found a fault: it is not tried again.
  retries: 0,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: ensureChromium(), args: chromiumFlags },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'he phone dark',
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
      use: { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `${process.execPath} --disable-warning=ExperimentalWarning scripts/local/main.ts --reset`,
    cwd: root,
    env: { PORT: String(port), DATA_DIR: '.build/e2e-data', ADMIN_PASSWORD: adminPassword },
    url: `http://localhost:${port}/`,
    timeout: 120_000,
  },
});
