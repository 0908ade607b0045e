import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { type Choice, engineNames, type Reader } from '../engines.ts';
import { resultsFolder } from '../results.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The two readers of the journeys in Chromium, as narrow as a window of these browsers becomes. */
const readers: Reader[] = [
  { language: 'he', scheme: 'dark', width: 500, height: 900 },
  { language: 'en', scheme: 'light', width: 1280, height: 1000 },
];

/** The main journeys in other engines (`npm run test:browsers`): their browsers are started by `test/browsers/harness.ts`. */
export default defineConfig<object, Choice>({
  testDir: `${root}/test/browsers`,
  outputDir: `${root}/test-results/browsers`,
  globalSetup: `${root}/test/browsers/seeded-data.ts`,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: `${root}/${resultsFolder}/browsers.json` }],
  ],
  workers: 2,
  // A browser and the whole product for each worker share two cores.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // `npm run test:browsers` runs failed journeys again itself, one at a time (`repeat.ts`).
  retries: 0,
  projects: engineNames.flatMap((engineName) =>
    readers.map((reader) => ({ name: `${engineName} ${reader.language}`, use: { engineName, reader } })),
  ),
});
