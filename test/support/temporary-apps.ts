import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { afterAll } from 'vitest';

const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));

/**
 * Makes apps of the CDK whose assemblies are gone after the file. An app without a given location leaves one in the
 * system's folder. CDK's own check of the template against CloudFormation's schemas only warns here, where no one reads
 * it, and takes longer than all the rest: the gates run it, where it stops them. No one deploys what these apps make,
 * so no asset is copied either.
 */
export const temporaryApps = (): (() => App) => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  return () => {
    const outdir = mkdtempSync(join(tmpdir(), 'assembly-'));
    folders.push(outdir);
    return new App({
      context: { ...context, 'aws:cdk:disable-asset-staging': true },
      outdir,
      builtinCloudFormationValidation: false,
    });
  };
};
