import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll } from 'vitest';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));

/** Makes apps of the CDK whose assemblies are gone after the file. An app that is not told where leaves one in the system's folder. */
export const temporaryApps = (): (() => App) => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return () => {
    const outdir = mkdtempSync(join(tmpdir(), 'assembly-'));
    folders.push(outdir);
    return new App({ context, outdir });
  };
};
