import * as z from 'zod/mini';
import type { Language } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { type Key, readItem, readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogReads } from '../model/blog-reads.ts';
import { cardRecordSchema } from '../model/post.ts';
import { postKey, slugKey, textKey } from './keys.ts';
import { readShownText, shownTextOf } from './texts.ts';

/** Which post an address belongs to, and in which language. */
const placeSchema = z.optional(z.object({ postId: z.string(), language: languageSchema }));
const postSchema = z.optional(z.object({ data: cardRecordSchema }));
const itemsSchema = z.array(z.looseObject({ pk: z.string(), sk: z.string() }));

/** Reads the address, the post and one of its texts in one request. */
const readAtOnce = async (
  table: AppTable,
  { slug, id, language }: { slug: string; id: string; language: Language },
) => {
  const keys = { place: slugKey(slug), post: postKey(id), text: textKey(id, 'LIVE', language) };
  const items = itemsSchema.parse(await readItems(table, Object.values(keys)));
  const item = ({ pk, sk }: Key) => items.find((one) => one.pk === pk && one.sk === sk);
  const place = placeSchema.parse(item(keys.place));
  const record = postSchema.parse(item(keys.post))?.data;
  if (place?.postId !== id || !record) return undefined;
  return {
    record,
    addressLanguage: place.language,
    text: async (asked: Language) =>
      asked === language ? shownTextOf(item(keys.text)) : readShownText(table, id, asked),
  };
};

/**
 * Finds a post by its address. The cached lists only help to guess which items to request; which post has the address,
 * and in which language it is shown, is decided by the table.
 */
export const postFinder =
  (
    table: AppTable,
    lists: Pick<BlogReads, 'shown'> & { idOf(slug: string): string | undefined },
  ): BlogReads['bySlug'] =>
  async (slug, asked) => {
    const { byId } = await lists.shown(asked);
    const read = (id: string, addressLanguage: Language) =>
      readAtOnce(table, { slug, id, language: byId.get(id)?.language ?? addressLanguage });
    const known = lists.idOf(slug);
    const found = known === undefined ? undefined : await read(known, asked);
    if (found) return found;
    const place = placeSchema.parse(await readItem(table, slugKey(slug)));
    return place && read(place.postId, place.language);
  };
