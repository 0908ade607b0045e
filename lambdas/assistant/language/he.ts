import { dangers } from './he/dangers.ts';
import { intents } from './he/intents.ts';
import type { LanguageTables } from './tables.ts';

/** Hebrew. */
export const he: LanguageTables = {
  dangers,
  intents,
  prefix: 'ו?[שהבלכמ]{0,2}',
  joined: 'ו?[הבלכמש]{0,2}',
};
