import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Passed {
  /** Of the rules themselves: other rules judge every file anew. */
  rules: string;
  /** The content of each file when it last passed, hashed. */
  files: Record<string, string>;
}

interface Judged {
  files: readonly string[];
  /** A hash of what judges the files. */
  rules: string;
  /** Where it is noted what has passed. */
  passedFile: string;
}

const specifier = /(?:from|import\(?)\s*'([^']+)'/g;
const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };

/** The file that an import names, relative to the root; undefined for a package. */
const importedFile = (name: string, importer: string): string | undefined => {
  if (name.startsWith('.')) return path.join(path.dirname(importer), name);
  const [alias, folder] = Object.entries(aliases).find(([each]) => name.startsWith(each.slice(0, -1))) ?? [];
  return alias && folder && path.join(folder.slice(0, -1), name.slice(alias.length - 1));
};

const readPassed = (file: string): Passed | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/**
 * Those of `files` that a rule by types may judge otherwise than the last time: the files that changed, and all that import one of
 * them, however far. `passed` is to be written to `passedFile` once they have passed.
 */
export const affectedFiles = ({ files, rules, passedFile }: Judged): { affected: string[]; passed: string } => {
  const contents = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const now: Passed = {
    rules,
    files: Object.fromEntries([...contents].map(([file, text]) => [file, hash('sha256', text)])),
  };
  const passed = JSON.stringify(now);
  const before = readPassed(passedFile);
  if (before?.rules !== rules) return { affected: [...files], passed };
  const importers = new Map<string, string[]>();
  for (const [file, text] of contents) {
    for (const [, name = ''] of text.matchAll(specifier)) {
      const imported = importedFile(name, file);
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const known = new Map(Object.entries(before.files));
  const gone = [...known.keys()].filter((file) => !contents.has(file));
  const affected = new Set<string>();
  const follow = (file: string): void => {
    if (affected.has(file)) return;
    affected.add(file);
    importers.get(file)?.forEach(follow);
  };
  for (const file of files) if (known.get(file) !== now.files[file]) follow(file);
  for (const file of gone) follow(file);
  return { affected: files.filter((file) => affected.has(file)), passed };
};
