import { cp, glob, link, mkdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a data folder. The contents of buckets, hundreds of files, are linked: the twin replaces and removes such a file,
 * but never writes into one.
 */
export const copyData = async (from: string, to: string): Promise<void> => {
  const isContents = (file: string) => path.basename(file) === 'contents';
  await cp(from, to, { recursive: true, preserveTimestamps: true, filter: (file) => !isContents(file) });
  for await (const folder of glob('s3/*/contents', { cwd: from })) {
    await mkdir(path.join(to, folder));
    for await (const file of glob('*', { cwd: path.join(from, folder) }))
      await link(path.join(from, folder, file), path.join(to, folder, file));
  }
};
