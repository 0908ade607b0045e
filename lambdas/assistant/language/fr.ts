import { dangers } from './fr/dangers.ts';
import { intents } from './fr/intents.ts';
import type { LanguageTables } from './tables.ts';

/** French. */
export const fr: LanguageTables = {
  dangers,
  intents,
  prefix: '(?:(?:[cdjlmnst]|qu)(?=[aehiouyœ]))?',
  joined: '(?:[cdjlmnst](?=[aehiouyœ]))?',
};
