import type { Category } from '#contracts/blog/categories.ts';
import type { PostCard } from '#contracts/blog/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import type { BlogReads, ShownPost } from '../model/blog-reads.ts';
import { toPostCard } from '../model/post-card.ts';

/** The cards of these posts, in their order and each in the language in which it is shown. */
export const readCards = async (
  reader: Pick<BlogReads, 'cards'>,
  posts: readonly ShownPost[],
  names: { asked: Language; categories: readonly Category[] },
): Promise<PostCard[]> => {
  const found = new Map((await reader.cards(posts)).map((post) => [post.id, post]));
  return posts.flatMap(({ id, language }) => {
    const post = found.get(id);
    return (post && toPostCard(post, language, names)) ?? [];
  });
};
