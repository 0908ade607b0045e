import { dangers } from './ru/dangers.ts';
import { intents } from './ru/intents.ts';
import type { LanguageTables } from './tables.ts';

/** Russian. */
export const ru: LanguageTables = {
  dangers,
  intents,
};
