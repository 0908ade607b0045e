/** Synthesizes the stage `local` into `.build/cdk.out`; `--nag` also holds it against the AwsSolutions rules. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { isMain } from './is-main.ts';

const out = '.build/cdk.out';

/** The same program as `cdk synth` runs, without the seconds that the command-line tool itself takes. */
export const synthesize = ({ stage = 'local', nag = false, outdir = out } = {}) => {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  rmSync(outdir, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'bin/app.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CDK_OUTDIR: outdir,
      CDK_CONTEXT_JSON: JSON.stringify({ ...context, stage, ...(nag ? { nag: true } : {}) }),
    },
  });
  if (status !== 0) throw new Error(`synthesis of stage ${stage} failed`);
};

if (isMain(import.meta.url)) synthesize({ nag: process.argv.includes('--nag') });
