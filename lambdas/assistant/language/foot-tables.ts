import type { Language } from '#contracts/text/language.ts';
import { foot as en } from './en/foot.ts';
import { foot as es } from './es/foot.ts';
import type { FootTable } from './foot-table.ts';
import { foot as fr } from './fr/foot.ts';
import { foot as he } from './he/foot.ts';
import { foot as ru } from './ru/foot.ts';

/** Apart from the tables of questions, because a browser that composes answers names no shoes. */
export const footTables: Record<Language, FootTable> = { he, en, ru, fr, es };
