import { createHash } from 'node:crypto';
import { isLanguage, type Language } from '#contracts/text/language.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import type { ShownPost } from '../model/blog-reads.ts';
import type { PostPosition } from '../model/post-list.ts';
import type { ListEntry } from '../model/shown-posts.ts';
import type { TextKind } from '../model/texts.ts';

/** The keys of the slice's items; `blog/README.md` says which question each one answers. */
export const postKey = (id: string) => ({ pk: `${partitions.post}${id}`, sk: sortKeys.post });
/** The list of all posts, in the order of their last change. */
export const allPosts = partitions.posts;
export const allPostsKey = ({ updated, id }: PostPosition) => ({ pk: allPosts, sk: `${updated}#${id}` });
export const positionOf = ({ sk }: { sk: string }): PostPosition => {
  const [updated = '', id = ''] = sk.split('#');
  return { updated, id };
};

const textSortKeys: Record<TextKind, string> = { DRAFT: 'DRAFT#', LIVE: 'LIVE#', PLANNED: sortKeys.plannedText };
export const textKey = (id: string, kind: TextKind, language: Language) => ({
  pk: `${partitions.post}${id}`,
  sk: `${textSortKeys[kind]}${language}`,
});
export const revisionKey = (id: string, language: Language, revision: string) => ({
  pk: `${partitions.post}${id}`,
  sk: `REVISION#${language}#${revision}`,
});

/** A slug has at most 120 characters of at most 4 bytes, a key 2048 bytes. */
export const slugKey = (slug: string) => ({ pk: `${partitions.slug}${slug}`, sk: 'SLUG' });

export const categoryPartition = partitions.blogCategories;
export const categoryKey = (slug: string) => ({ pk: categoryPartition, sk: slug });

/** A list entry is only a key and an address, so a list of thousands is read in one query without parsing a record. */
export const listPartition = (language: Language) => `${partitions.blogList}${language}`;
export const entryItem = ({ list, publishedAt, id, slug, language, category = '' }: ListEntry) => ({
  pk: listPartition(list),
  sk: `${publishedAt}#${id}#${language}#${category}`,
  slug,
});
export const entryOf = ({ sk, slug }: { sk: string; slug: string }): ShownPost => {
  const [, id, language, category] = sk.split('#');
  if (!id || !isLanguage(language)) throw new Error(`not a place in a list: ${sk}`);
  return { id, slug, language, category: category || undefined };
};

/**
 * All lists share one version. It is split into 16 items, chosen by post, so that posts published at the same moment
 * rarely write the same item.
 */
export const versionPartition = partitions.blogVersion;
export const versionKey = (id: string) => ({
  pk: versionPartition,
  sk: createHash('sha256').update(id).digest('hex').charAt(0),
});

/** Remembers what was once seeded, so that what an administrator deleted does not come back. */
export const seedMarkPartition = partitions.blogSeed;
export const seedMarkKey = (kind: 'CATEGORY' | 'POST', id: string) => ({ pk: seedMarkPartition, sk: `${kind}#${id}` });
