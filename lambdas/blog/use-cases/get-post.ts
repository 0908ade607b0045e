import type * as contracts from '#contracts/blog/endpoints.ts';
import { slugSchema } from '#contracts/blog/endpoints.ts';
import type { Input, Output } from '#contracts/http/endpoint.ts';
import { defaultLanguage } from '#contracts/text/language.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import type { BlogReads, ShownPosts } from '../model/blog-reads.ts';
import { type CardRecord, liveLanguages, shownIn } from '../model/post.ts';
import { toPostCard } from '../model/post-card.ts';
import { readCards } from '../steps/read-cards.ts';

const relatedLimit = 3;

/** Other posts of the same category, newest first, filled up with the newest of all categories. */
const relatedTo = ({ id, details }: CardRecord, { all, byCategory }: ShownPosts) => {
  const alike = details.category === undefined ? [] : (byCategory.get(details.category) ?? []);
  const first = [...alike.slice(0, relatedLimit + 1), ...all.slice(0, 2 * relatedLimit + 1)];
  const distinct = new Map(first.map((post) => [post.id, post]));
  distinct.delete(id);
  return [...distinct.values()].slice(0, relatedLimit);
};

/**
 * Finds a post by any of its addresses. A former address also leads to it, and the page then moves on to `slug` of the
 * reply. A post is shown in some language as long as it is published in any. @throws ProblemError `postNotFound`.
 */
export const getPost =
  (blog: BlogReads) =>
  async ({
    pathParameters,
    query,
  }: {
    pathParameters: { slug: string };
    query: Input<typeof contracts.getPost, 'query'>;
  }): Promise<Output<typeof contracts.getPost>> => {
    const asked = query.lang ?? defaultLanguage;
    const slug = requireFound(slugSchema.safeParse(pathParameters.slug).data, 'postNotFound');
    const [match, shown, categories] = await Promise.all([
      blog.bySlug(slug, asked),
      blog.shown(asked),
      blog.categories(),
    ]);
    const { record: post, addressLanguage, text } = requireFound(match, 'postNotFound');
    const live = liveLanguages(post);
    const language = requireFound(
      shownIn(post, asked) ?? live.find((one) => one === addressLanguage) ?? live[0],
      'postNotFound',
    );
    const [shownText, related] = await Promise.all([
      text(language),
      readCards(blog, relatedTo(post, shown), { asked, categories }),
    ]);
    const { body, seoTitle, seoDescription } = requireFound(shownText, 'postNotFound');
    return {
      post: {
        ...requireFound(toPostCard(post, language, { asked, categories }), 'postNotFound'),
        ...{ body, seoTitle, seoDescription },
        slugs: Object.fromEntries(live.map((one) => [one, post.languages[one]?.live?.card.slug])),
      },
      related,
    };
  };
