/** `npm run check`: everything that reads the code without running it, of what a change can have broken since it passed. */
import { mkdirSync } from 'node:fs';
import { failed, runChecks } from './checks.ts';

// Where the checks note what has passed.
mkdirSync('.build', { recursive: true });
await runChecks();
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
