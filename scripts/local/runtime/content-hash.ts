import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const filesOf = async (entry: string): Promise<string[]> => {
  const info = await stat(entry).catch(() => undefined);
  if (info === undefined) return [];
  if (info.isFile()) return [entry];
  const below = await readdir(entry, { recursive: true, withFileTypes: true });
  return below.filter((each) => each.isFile()).map((each) => path.join(each.parentPath, each.name));
};

/** One hash over the names and contents of files and folders; what is missing counts as empty. */
export const contentHash = async (
  entries: string[],
  select: (file: string) => boolean = () => true,
): Promise<string> => {
  const files = (await Promise.all(entries.map(filesOf))).flat().filter(select).sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries())
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? '')
      .update('\0');
  return hash.digest('hex');
};
