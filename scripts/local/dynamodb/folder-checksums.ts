import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { damaged, reading, readText } from '../runtime/damage.ts';

const name = 'checksums.json';
/** Size and CRC-32 by file. */
const schema = z.record(z.string(), z.tuple([z.number(), z.number()]));

/** LevelDB writes tables once and only appends to a log; it uses no name twice. */
const isChecked = (file: string): boolean => /\.(ldb|sst|log)$/.test(file);

/** To be called when the database is closed: notes what its files hold. */
export const noteChecksums = async (folder: string): Promise<void> => {
  const files = (await readdir(folder)).filter(isChecked);
  const notes = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, file));
      return [file, [content.length, crc32(content)]] as const;
    }),
  );
  const target = path.join(folder, name);
  await writeFile(`${target}.new`, JSON.stringify(Object.fromEntries(notes)));
  await rename(`${target}.new`, target);
};

/**
 * LevelDB verifies a log on its own, and passes over what is wrong there; tables it does not verify in this binding. Here
 * everything that was noted must still be as it was. A log may have grown since, a table may have been merged into another.
 */
export const checkChecksums = async (folder: string): Promise<void> => {
  const file = path.join(folder, name);
  const text = await readText(file);
  const notes = text === '' ? {} : reading(file, () => schema.parse(JSON.parse(text)));
  const there = new Set(await readdir(folder));
  for (const [noted, [size, checksum]] of Object.entries(notes)) {
    if (!there.has(noted)) continue;
    const content = await readFile(path.join(folder, noted));
    if (content.length < size || crc32(content.subarray(0, size)) !== checksum) {
      throw damaged(path.join(folder, noted), new Error('it is not what was written'));
    }
  }
};
