import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of `npm run mutate`: which files, the program says. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { setupFiles: ['test/support/quiet-console.ts'], testTimeout: 20_000 },
});
