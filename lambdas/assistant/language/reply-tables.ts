import { type Language, languages } from '#contracts/text/language.ts';
import { replies as en } from './en/replies.ts';
import { replies as es } from './es/replies.ts';
import { replies as fr } from './fr/replies.ts';
import { replies as he } from './he/replies.ts';
import type { ReplyTable } from './reply-table.ts';
import { replies as ru } from './ru/replies.ts';

/** Apart from the tables of questions, because a browser that composes answers reads no model's reply. */
export const replyTables: Record<Language, ReplyTable> = { he, en, ru, fr, es };

/** The words of all languages, where something may be said in any of them. */
export const inAllReplies = (wordsOf: (table: ReplyTable) => string | undefined): string =>
  languages.flatMap((language) => wordsOf(replyTables[language]) ?? []).join('|');
