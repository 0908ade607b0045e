import type { Language } from '#contracts/language.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogReader, ShownPosts } from '../blog-reader.ts';
import { groupShown } from '../shown-posts.ts';
import { entryOf, listPartition } from './keys.ts';

/** Newest first. Only the keys are read: places are taken from them. */
export const readShown = async (table: AppTable, language: Language): Promise<ShownPosts> => {
  const newestFirst = { ProjectionExpression: 'sk', ScanIndexForward: false };
  const items = (await readPartition(table, { pk: listPartition(language) }, newestFirst)) as { sk: string }[];
  return groupShown(items.map(({ sk }) => entryOf(sk)));
};

/** The lists as a function's memory holds them: thousands of places, read anew only when the version is another. */
export const shownPostsCache = (table: AppTable, readVersion: () => Promise<string>): BlogReader['shown'] => {
  const held = new Map<Language, { version: string; shown: Promise<ShownPosts> }>();

  return async (language) => {
    // The version before the list: what changes in between is read again next time.
    const version = await readVersion();
    const copy = held.get(language);
    if (copy?.version === version) return copy.shown;
    const shown = readShown(table, language);
    held.set(language, { version, shown });
    shown.catch(() => {
      if (held.get(language)?.shown === shown) held.delete(language);
    });
    return shown;
  };
};
