import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { categorySchema } from '#contracts/blog/categories.ts';
import type { Changes } from '#contracts/render/rendering.ts';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';
import { liveLanguages, type PostRecord, postRecordSchema } from '../model/post.ts';

const visible = (post: PostRecord | undefined) => {
  const live = post ? liveLanguages(post) : [];
  if (!post || live.length === 0) return undefined;
  const { id, details, slugs, languages } = post;
  return { id, details, slugs, live: live.map((language) => [language, languages[language]?.live]) };
};

/** Whether visitors see any of the change: saving a draft changes no page. */
export const isVisiblyChanged = ({
  before,
  after,
}: {
  before: PostRecord | undefined;
  after: PostRecord | undefined;
}): boolean => !isDeepStrictEqual(visible(before), visible(after));

const postSchema = z.optional(z.object({ data: postRecordSchema }));
const categoryItemSchema = z.optional(z.object({ data: categorySchema }));

const postChange = ({ before, after }: ItemChange): Partial<Changes> => {
  const [was, is] = [postSchema.parse(before)?.data, postSchema.parse(after)?.data];
  const id = (is ?? was)?.id;
  if (!id || !isVisiblyChanged({ before: was, after: is })) return {};
  return { posts: [id], slugs: [...(was?.slugs ?? []), ...(is?.slugs ?? [])].map(({ slug }) => slug) };
};

/** A category's name is on the pages of all its posts. It changes about once a year, so all pages are drawn. */
const categoryChange = ({ before, after }: ItemChange): Partial<Changes> => {
  const [was, is] = [categoryItemSchema.parse(before)?.data, categoryItemSchema.parse(after)?.data];
  return was && is && !isDeepStrictEqual(was, is) ? { everything: true } : {};
};

/** The effect of an item's change on the site's pages; undefined for items that visitors do not see. */
export const blogChange = (item: ItemChange): Partial<Changes> => {
  const { type } = item.after ?? item.before ?? {};
  if (type === 'Post') return postChange(item);
  return type === 'BlogCategory' ? categoryChange(item) : {};
};
