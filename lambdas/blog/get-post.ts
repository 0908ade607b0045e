import { type getPost as contract, slugSchema } from '#contracts/blog.ts';
import type { Input, Output } from '#contracts/endpoint.ts';
import { defaultLanguage, type Language } from '#contracts/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { BlogReader } from './blog-reader.ts';
import { liveLanguages, type PostRecord, shownIn } from './post.ts';
import { toPostCard } from './post-card.ts';
import { readCards } from './read-cards.ts';

const relatedLimit = 3;

/** Others of the same category, newest first; where they are too few, the newest of all. */
const relatedTo = async (blog: BlogReader, { id, details }: PostRecord, asked: Language) => {
  const { all, byCategory } = await blog.shown(asked);
  const alike = details.category === undefined ? [] : (byCategory.get(details.category) ?? []);
  const first = [...alike.slice(0, relatedLimit + 1), ...all.slice(0, 2 * relatedLimit + 1)];
  const distinct = new Map(first.map((post) => [post.id, post]));
  distinct.delete(id);
  return [...distinct.values()].slice(0, relatedLimit);
};

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new ProblemError('postNotFound');
  return value;
};

/**
 * A former address leads to the post as well: the page goes on to `slug` of the reply. A post is shown in some language
 * as long as it is published in any.
 * @throws ProblemError `postNotFound`.
 */
export const getPost =
  (blog: BlogReader) =>
  async ({
    pathParameters,
    query,
  }: {
    pathParameters: { slug: string };
    query: Input<typeof contract, 'query'>;
  }): Promise<Output<typeof contract>> => {
    const asked = query.lang ?? defaultLanguage;
    const slug = slugSchema.safeParse(pathParameters.slug);
    const place = found(slug.success ? await blog.bySlug(slug.data) : undefined);
    const post = found(await blog.post(place.postId));
    const live = liveLanguages(post);
    const language = found(shownIn(post, asked) ?? live.find((one) => one === place.language) ?? live[0]);
    const [text, categories, related] = await Promise.all([
      blog.liveText(post.id, language),
      blog.categories(),
      relatedTo(blog, post, asked),
    ]);
    const { body, seoTitle, seoDescription } = found(text);
    return {
      post: {
        ...found(toPostCard(post, language, { asked, categories })),
        ...{ body, seoTitle, seoDescription },
        slugs: Object.fromEntries(live.map((one) => [one, post.languages[one]?.live?.card.slug])),
      },
      related: await readCards(blog, related, { asked, categories }),
    };
  };
