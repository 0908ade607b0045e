import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Judged, sincePassed } from './passed-files.ts';

const specifier = /(?:from|import\(?)\s*'([^']+)'/g;
const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** The file that an import names, relative to the root; undefined for a package. */
const importedFile = (name: string, importer: string): string | undefined => {
  if (name.startsWith('.')) return path.join(path.dirname(importer), name);
  const [alias, folder] = Object.entries(aliases).find(([each]) => name.startsWith(each.slice(0, -1))) ?? [];
  return alias && folder && path.join(folder.slice(0, -1), name.slice(alias.length - 1));
};

/**
 * Those of `files` that a rule by types may judge otherwise than the last time: the files that changed, and all that import one of
 * them, however far. `passed` is to be written to `passedFile` once they have passed.
 */
export const affectedFiles = ({
  files,
  ...noted
}: Omit<Judged, 'texts'> & { files: readonly string[] }): { affected: string[]; passed: string } => {
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const { changed, gone, passed } = sincePassed({ texts, ...noted });
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [, name = ''] of text.matchAll(specifier)) {
      const imported = importedFile(name, file);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const affected = new Set<string>();
  const follow = (file: string): void => {
    if (affected.has(file)) return;
    affected.add(file);
    importers.get(file)?.forEach(follow);
  };
  for (const file of [...changed, ...gone]) follow(file);
  return { affected: files.filter((file) => affected.has(file)), passed };
};
