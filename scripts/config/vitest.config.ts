import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    setupFiles: ['test/support/quiet-console.ts'],
    reporters: ['default', ['json', { outputFile: '.build/results/unit.json' }]],
    // Two cores: the twin's own threads need one of them.
    maxWorkers: 2,
    testTimeout: 20_000,
  },
});
