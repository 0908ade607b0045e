import type { Language } from '#contracts/text/language.ts';
import { replies as en } from './en/replies.ts';
import { replies as es } from './es/replies.ts';
import { replies as fr } from './fr/replies.ts';
import { replies as he } from './he/replies.ts';
import type { ReplyTable } from './reply-table.ts';
import { replies as ru } from './ru/replies.ts';
import { wordsIn } from './words-in.ts';

/** Apart from the tables of questions, because a browser that composes answers reads no model's reply. */
export const replyTables: Record<Language, ReplyTable> = { he, en, ru, fr, es };

export const inAllReplies = wordsIn(replyTables);
