import { dangers } from './es/dangers.ts';
import { intents } from './es/intents.ts';
import type { LanguageTables } from './tables.ts';

/** Spanish. */
export const es: LanguageTables = {
  dangers,
  intents,
};
