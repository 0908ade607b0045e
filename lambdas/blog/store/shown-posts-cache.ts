import type { Language } from '#contracts/text/language.ts';
import { approximateBytes } from '#lambdas/platform/cache/approximate-bytes.ts';
import { bindLifetime, cacheMeter, type HeldCache } from '#lambdas/platform/cache/meters.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { BlogReads, ShownPosts } from '../model/blog-reads.ts';
import { groupShown } from '../model/shown-posts.ts';
import { entryOf, listPartition } from './keys.ts';

/** Newest first. */
export const readShown = async (table: AppTable, language: Language): Promise<ShownPosts> => {
  const newestFirst = { ProjectionExpression: 'sk, slug', ScanIndexForward: false };
  const items = await readPartition(table, { pk: listPartition(language) }, newestFirst);
  return groupShown((items as { sk: string; slug: string }[]).map(entryOf));
};

/** The lists in the function's memory: thousands of entries, read again only when the version changes. */
export const shownPostsCache = (table: AppTable, readVersion: () => Promise<string>) => {
  const meter = cacheMeter('postLists');
  const held = new Map<Language, { version: string; shown: Promise<ShownPosts>; bytes: number }>();
  /** The lists as they were last read, perhaps of an earlier version. */
  const latest = new Map<Language, ShownPosts>();

  const watched: HeldCache = {
    held: () => ({ entries: held.size, bytes: [...held.values()].reduce((sum, { bytes }) => sum + bytes, 0) }),
    clear: () => held.clear(),
  };
  meter.watch(watched);

  const shown: BlogReads['shown'] = async (language) => {
    // The version is read before the list: any change in between is then read again next time.
    const version = await readVersion();
    const copy = held.get(language);
    if (copy?.version === version) {
      meter.hit();
      return copy.shown;
    }
    const began = performance.now();
    meter.miss();
    const reading = readShown(table, language);
    const entry = { version, shown: reading, bytes: 0 };
    held.set(language, entry);
    reading.then(
      (list) => {
        meter.took(performance.now() - began);
        entry.bytes = approximateBytes(list);
        latest.set(language, list);
      },
      () => {
        if (held.get(language) === entry) held.delete(language);
      },
    );
    return reading;
  };

  return {
    shown: bindLifetime(shown, watched),
    /** Which post this address belongs to, as far as the cached lists of any language show. */
    idOf(slug: string): string | undefined {
      for (const { bySlug } of latest.values()) {
        const post = bySlug.get(slug);
        if (post) return post.id;
      }
      return undefined;
    },
  };
};
