import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, context } from 'esbuild';

export interface FunctionBuilderOptions {
  /** What is built: each function becomes `<name>/index.mjs`. */
  bundling: BuildOptions;
  /** Where the bundles are written. */
  folder: string;
  /** The bundles of the last whole build, for the files beside the code. */
  built: string;
  onBundle(name: string, folder: string): void;
  report(line: string): void;
}

/**
 * Builds the functions as often as it is asked to, and tells which ones became others. A build that fails (esbuild says
 * why in the terminal) changes nothing.
 */
export const createFunctionBuilder = async ({ bundling, folder, built, onBundle, report }: FunctionBuilderOptions) => {
  const builder = await context({ ...bundling, outdir: folder, write: false });
  const hashes = new Map<string, string>();

  const put = async (file: string, contents: Uint8Array): Promise<string> => {
    const ownFolder = path.dirname(file);
    const name = path.basename(ownFolder);
    if (!hashes.has(file)) {
      await mkdir(ownFolder, { recursive: true });
      await cp(path.join(built, name), ownFolder, { recursive: true }).catch(() => {});
    }
    // A thread that starts meanwhile reads either the old file or the new one.
    await writeFile(`${file}.new`, contents);
    await rename(`${file}.new`, file);
    onBundle(name, ownFolder);
    return name;
  };

  const build = async (): Promise<void> => {
    const began = performance.now();
    const result = await builder.rebuild().catch(() => undefined);
    if (result === undefined) return report('The functions go on as they were before this mistake.');
    const names: string[] = [];
    for (const { path: file, hash, contents } of result.outputFiles ?? []) {
      if (hashes.get(file) === hash) continue;
      names.push(await put(file, contents));
      hashes.set(file, hash);
    }
    if (names.length > 0) report(`${names.join(', ')} built in ${Math.round(performance.now() - began)} ms`);
  };

  let running: Promise<void> | undefined;
  let isOutdated = false;
  const buildUntilCurrent = async (): Promise<void> => {
    while (isOutdated) {
      isOutdated = false;
      await build();
    }
    running = undefined;
  };

  return {
    /** Builds from the sources as they are now; a build that already runs is followed by another. */
    build: (): Promise<void> => {
      isOutdated = true;
      running ??= buildUntilCurrent();
      return running;
    },
    close: () => builder.dispose(),
  };
};
