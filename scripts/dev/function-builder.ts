import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';

export interface FunctionBuilderOptions {
  /** The entry points: each is named `<function>/index`. */
  bundling: Omit<BuildOptions, 'entryPoints'> & { entryPoints: Record<string, string> };
  /** Where the bundles are written. */
  folder: string;
  /** The bundles of the last whole build, for the files beside the code. */
  built: string;
  onBundle(name: string, folder: string): void;
  report(line: string): void;
}

/** All files that a module is made from, itself included. */
const sourcesOf = (entry: string, { inputs }: Metafile): Set<string> => {
  const found = new Set([path.relative(process.cwd(), entry)]);
  for (const file of found) for (const { path: imported } of inputs[file]?.imports ?? []) found.add(imported);
  return new Set([...found].map((file) => path.resolve(file)));
};

/**
 * Builds the functions that a changed file is part of, because all of them take seconds. A build that fails (esbuild says
 * why in the terminal) changes nothing, and is tried again with the next change.
 */
export const createFunctionBuilder = ({ bundling, folder, built, onBundle, report }: FunctionBuilderOptions) => {
  const { entryPoints } = bundling;
  const sources = new Map<string, Set<string>>();
  const hashes = new Map<string, string>();
  const due = new Set<string>();

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

  const buildDue = async (): Promise<void> => {
    const began = performance.now();
    const entries = Object.entries(entryPoints).filter(([name]) => due.has(name));
    due.clear();
    const result = await build({
      ...bundling,
      entryPoints: Object.fromEntries(entries),
      outdir: folder,
      write: false,
      metafile: true,
    }).catch(() => undefined);
    if (result === undefined) {
      for (const [name] of entries) due.add(name);
      return report('The functions go on as they were before this mistake.');
    }
    for (const [name, entry] of entries) sources.set(name, sourcesOf(entry, result.metafile));
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
    try {
      while (isOutdated) {
        isOutdated = false;
        await buildDue();
      }
    } finally {
      running = undefined;
    }
  };

  return {
    /** Builds what a changed file concerns, or else everything; a build that already runs is followed by another. */
    build: async (changed?: string): Promise<void> => {
      for (const name of Object.keys(entryPoints)) {
        if (changed === undefined || sources.get(name)?.has(changed) !== false) due.add(name);
      }
      if (due.size > 0) isOutdated = true;
      if (isOutdated) running ??= buildUntilCurrent();
      await running;
    },
  };
};
