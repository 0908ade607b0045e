import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { reading, readText } from './damage.ts';

const stampsSchema = z.record(z.string(), z.string());

/** The last runs, by name, with a stamp of everything that each depended on. Empty without the file. */
export const readStamps = async (file: string): Promise<Record<string, string>> => {
  const text = await readText(file);
  return text === '' ? {} : reading(file, () => stampsSchema.parse(JSON.parse(text)));
};

export const writeStamps = (file: string, stamps: Record<string, string>): Promise<void> =>
  writeFile(file, JSON.stringify(stamps));
