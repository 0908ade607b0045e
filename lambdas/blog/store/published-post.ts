import * as z from 'zod/mini';
import type { DraftText } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { liveLanguages, postRecordSchema } from '../model/post.ts';
import { postKey, textKey } from './keys.ts';
import { shownTextOf } from './texts.ts';

const itemSchema = z.looseObject({ sk: z.string() });
const postSchema = z.optional(z.looseObject({ data: postRecordSchema }));

/** The published texts of a post, by language; nothing of a draft or of a planned text. */
export const publishedPost = async (table: AppTable, id: string): Promise<Partial<Record<Language, DraftText>>> => {
  const textKeys = languages.map((language) => [language, textKey(id, 'LIVE', language)] as const);
  const items = await readItems(table, [postKey(id), ...textKeys.map(([, key]) => key)]);
  const bySortKey = new Map(items.map((item) => [itemSchema.parse(item).sk, item]));
  const record = postSchema.parse(bySortKey.get(postKey(id).sk))?.data;
  const live = new Set(record ? liveLanguages(record) : []);
  return Object.fromEntries(
    textKeys.flatMap(([language, { sk }]) => {
      const text = live.has(language) ? shownTextOf(bySortKey.get(sk)) : undefined;
      return text ? [[language, text] as const] : [];
    }),
  );
};
