import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The files that git knows or would take, with their texts, by their path from the root. */
export const sourceFiles = (select: (file: string) => boolean): Map<string, string> => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 16_777_216,
  });
  const files = listed.split('\0').filter((file) => select(file) && existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
};
