import * as z from 'zod/mini';
import { postIdSchema } from '#contracts/blog/drafts.ts';
import type * as contracts from '#contracts/blog/editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { describePost } from '../model/describe-post.ts';
import type { PostRecord } from '../model/post.ts';
import { postFilter } from '../model/post-filter.ts';
import type { PostPosition } from '../model/post-list.ts';
import type { BlogEditing } from '../services.ts';

/** The most that a search reads for one reply: ten requests of a hundred posts. */
const searchBounds = { posts: 100, requests: 10 } as const;

const positionSchema = z.tuple([z.iso.datetime(), postIdSchema]);

/** A searched page may be short, even empty, while `nextCursor` leads on. */
const searchPosts = async (
  blog: BlogEditing['blog'],
  isWanted: (post: PostRecord) => boolean,
  { limit, after }: { limit: number; after: PostPosition | undefined },
) => {
  const found: PostRecord[] = [];
  let next = after;
  for (let request = 0; request < searchBounds.requests; request += 1) {
    const page = await blog.posts({ limit: searchBounds.posts, after: next });
    found.push(...page.items.filter(isWanted));
    next = page.next;
    if (!next || found.length > limit) break;
  }
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? items.at(-1) : next };
};

export const listPostOverviews =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contracts.listPostOverviews> =>
  async ({ query }) => {
    const limit = Number(query.limit ?? 10);
    const position = query.cursor === undefined ? undefined : decodeCursor(query.cursor, positionSchema);
    const after = position && { updated: position[0], id: position[1] };
    const isWanted = postFilter(query);
    const page = { limit, after };
    const { items, next } = isWanted ? await searchPosts(blog, isWanted, page) : await blog.posts(page);
    return {
      items: items.map(describePost),
      ...(next ? { nextCursor: encodeCursor([next.updated, next.id]) } : {}),
    };
  };
