import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { contentHash } from './runtime/content-hash.ts';
import { runProgram } from './runtime/run-program.ts';

const inputs = [
  'bin',
  'infra',
  'lambdas',
  'web',
  'locales',
  'scripts/build',
  'scripts/config/chunk-groups.ts',
  'scripts/config/pruned-packages.ts',
  'scripts/config/vite.config.ts',
  'cdk.json',
  'package.json',
  'package-lock.json',
];
export const assembly = '.build/cdk.out';
const stampFile = '.build/stamp.json';

const stampSchema = z.object({ inputs: z.string(), synthesized: z.number() });

/** When the assembly was written; other programs (tests, deployments) also write it, perhaps from other sources. */
const synthesizedAt = async (): Promise<number> =>
  stat(path.join(assembly, 'manifest.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

export const hashInputs = (): Promise<string> => contentHash(inputs);

/** Records the inputs that bundles, site and template were made from. */
export const noteBuild = async (inputsHash: string): Promise<void> =>
  writeFile(stampFile, JSON.stringify({ inputs: inputsHash, synthesized: await synthesizedAt() }));

/** Whether bundles, site and template exist and were made from these inputs. */
export const isBuilt = async (inputsHash: string): Promise<boolean> => {
  const stamp = await readFile(stampFile, 'utf8').then(
    (text) => stampSchema.parse(JSON.parse(text)),
    () => undefined,
  );
  return stamp?.inputs === inputsHash && stamp.synthesized === (await synthesizedAt());
};

/** Builds bundles, site and template, unless they exist and their inputs are the same as at the last build. */
export const buildIfChanged = async (onBuild: () => void): Promise<{ built: boolean }> => {
  const hash = await hashInputs();
  if (await isBuilt(hash)) return { built: false };
  onBuild();
  // Synthesis needs both, but spends most of its time loading the CDK library, so that is done meanwhile.
  const parts = Promise.all([
    runProgram('scripts/build/functions.ts'),
    runProgram('scripts/build/site.ts', { env: { STAGE: 'local' } }),
  ]);
  await Promise.all([parts, runProgram('scripts/build/synth.ts', { args: ['--wait'], after: parts })]);
  await noteBuild(hash);
  return { built: true };
};
