import { dangers } from './en/dangers.ts';
import { intents } from './en/intents.ts';
import type { LanguageTables } from './tables.ts';

/** English. */
export const en: LanguageTables = {
  dangers,
  intents,
};
