/** `npm run check`: everything that reads the code without running it. The second time takes a few seconds. */
import { failed, runGates } from './checks.ts';

// The stage of the local twin, which reads the same build.
process.env.STAGE = 'local';
await runGates({ mayReuseBuild: true });
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
