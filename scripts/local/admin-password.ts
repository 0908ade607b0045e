import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Without characters that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

const pick = (from: string, count: number): string =>
  Array.from({ length: count }, () => from.charAt(randomInt(from.length))).join('');

/** Easy to read and to type, about 80 bits, and with every kind of character that a user pool may require. */
const createPassword = (): string =>
  [pick(letters.toUpperCase(), 1) + pick(letters, 4), pick(letters, 5), pick(letters, 5), pick(digits, 4)].join('-');

/** The administrator's password: the given one, else one that is generated once and kept in the data folder. */
export const adminPassword = async (dataDir: string, asked: string | undefined): Promise<string> => {
  if (asked) return asked;
  const file = path.join(dataDir, 'admin-password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const made = createPassword();
  await writeFile(file, made, { mode: 0o600 });
  return made;
};
