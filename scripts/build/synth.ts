/**
 * Synthesizes the stage `local` into `.build/cdk.out`: the same program as `cdk synth` runs, without the seconds that the
 * command-line tool itself takes.
 *
 *   --nag    holds the template against the AwsSolutions rules and CloudFormation's schemas as well; the latter, which CDK
 *            does by itself, takes longer than all the rest, and a start of the twin goes without
 *   --wait   loads the libraries at once, and goes on when standard input ends: bundles and site may still be building
 */
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const out = '.build/cdk.out';
const { values } = parseArgs({ options: { nag: { type: 'boolean' }, wait: { type: 'boolean' } } });

if (values.wait) {
  await import('#infra/stack.ts');
  await text(process.stdin);
}
rmSync(out, { recursive: true, force: true });
const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
process.env.CDK_OUTDIR = out;
process.env.CDK_VALIDATION = String(values.nag === true);
process.env.CDK_CONTEXT_JSON = JSON.stringify({ ...context, stage: 'local', ...(values.nag ? { nag: true } : {}) });
await import('../../bin/app.ts');
