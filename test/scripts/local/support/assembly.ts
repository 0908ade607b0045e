import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

type Properties = Record<string, unknown>;
export type Resources = Record<string, { Type: string; Properties?: Properties; DependsOn?: string[] }>;
/** Asset hash -> file name -> content. */
export type Assets = Record<string, Record<string, string>>;

/** A folder that is gone after the test. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Writes a cloud assembly with one stack, `Test`, as synthesis would. */
export const writeAssembly = async (resources: Resources, assets: Assets = {}): Promise<string> => {
  const folder = await temporaryFolder();
  const files: Record<string, unknown> = {};
  for (const [hash, contents] of Object.entries(assets)) {
    for (const [name, content] of Object.entries(contents)) {
      const file = path.join(folder, `asset.${hash}`, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    files[hash] = { source: { path: `asset.${hash}`, packaging: 'zip' } };
  }
  await writeFile(path.join(folder, 'Test.template.json'), JSON.stringify({ Resources: resources }));
  await writeFile(path.join(folder, 'Test.assets.json'), JSON.stringify({ files }));
  return folder;
};
