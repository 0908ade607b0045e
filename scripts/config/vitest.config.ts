import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { resultsFolder } from '../results.ts';
import { reportTo } from './vitest-report.ts';

const wholeProduct = [
  'test/assistant/**/*.test.ts',
  'test/publishing/**/*.test.ts',
  'test/resilience/**/*.test.ts',
  'test/security/**/*.test.ts',
];

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    setupFiles: ['test/support/processor-time.ts', 'test/support/quiet-console.ts'],
    reporters: ['default', reportTo(`${resultsFolder}/unit.json`)],
    // One more than the two cores, because some tests wait: replies that must not reveal anything by their time take a
    // fixed time.
    maxWorkers: 3,
    // Modules are loaded once for each worker, not for each file: no test mocks them, and a test restores what it
    // changes.
    isolate: false,
    // Long enough for a machine ten times as slow. Only a test that waits for something that never comes takes longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // In the order of their names: the long files come first.
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: wholeProduct,
          globalSetup: ['test/support/seeded-data.ts'],
        },
      },
      { extends: true, test: { name: 'units', include: ['test/**/*.test.{ts,tsx}'], exclude: wholeProduct } },
    ],
  },
});
