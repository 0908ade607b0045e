import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

interface Passed {
  /** Of the rules themselves: other rules judge every file anew. */
  rules: string;
  /** A hash of each file as it last passed. */
  files: Record<string, string>;
}

export interface Judged {
  /** Each file with the text that the rules judge of it. */
  texts: ReadonlyMap<string, string>;
  /** A hash of the rules. */
  rules: string;
  /** Where it is noted what has passed. */
  passedFile: string;
}

const readPassed = (file: string): Passed | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The files that are new or differ since they passed, and those that are gone. `passed` is to be written to `passedFile` once all pass. */
export const sincePassed = ({
  texts,
  rules,
  passedFile,
}: Judged): { changed: string[]; gone: string[]; passed: string } => {
  const files = Object.fromEntries([...texts].map(([file, text]) => [file, hash('sha256', text)]));
  const passed = JSON.stringify({ rules, files } satisfies Passed);
  const before = readPassed(passedFile);
  if (before?.rules !== rules) return { changed: [...texts.keys()], gone: [], passed };
  const known = new Map(Object.entries(before.files));
  return {
    changed: [...texts.keys()].filter((file) => known.get(file) !== files[file]),
    gone: [...known.keys()].filter((file) => !texts.has(file)),
    passed,
  };
};
