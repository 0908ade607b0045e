import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { readStack, type Stack } from './stack.ts';

const assetsSchema = z.looseObject({
  files: z.record(z.string(), z.looseObject({ source: z.looseObject({ path: z.string(), packaging: z.string() }) })),
});

/** A synthesized cloud assembly: its one stack, and where the files of each asset lie. */
export interface Assembly {
  stack: Stack;
  /** The folder or file behind an asset's object key (`<hash>.zip`). */
  asset(objectKey: string): string;
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** Reads the folder that `cdk synth` writes. Several stacks are refused: nothing says which one to run. */
export const readAssembly = async (folder: string): Promise<Assembly> => {
  const suffix = '.template.json';
  const templates = (await readdir(folder)).filter((name) => name.endsWith(suffix));
  const [file, ...others] = templates;
  if (file === undefined || others.length > 0) {
    throw new Error(`${folder} must hold exactly one stack; it holds ${templates.length}`);
  }
  const name = file.slice(0, -suffix.length);
  const [template, assets] = await Promise.all([
    readJson(path.join(folder, file)),
    readJson(path.join(folder, `${name}.assets.json`)).then((source) => assetsSchema.parse(source)),
  ]);
  return {
    stack: readStack(name, template),
    asset: (objectKey) => {
      const found = assets.files[objectKey.replace(/\.\w+$/, '')];
      if (found === undefined) throw new Error(`The assembly has no asset ${objectKey}`);
      return path.resolve(folder, found.source.path);
    },
  };
};
