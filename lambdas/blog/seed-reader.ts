import type { BlogReader } from './blog-reader.ts';
import { inOrder } from './category.ts';
import { postAddress } from './post-address.ts';
import { blogSeed } from './seed/blog-seed.ts';
import { seedRecord } from './seed-records.ts';
import { groupShown, listEntries } from './shown-posts.ts';

/** The seed read as if it were the table: for the pages that are rendered before there is one. */
export const seedReader = (): BlogReader => {
  const seed = blogSeed();
  const categories = inOrder(seed.categories);
  const posts = new Map(seed.posts.map((post) => [post.id, seedRecord(post)]));
  const texts = new Map(seed.posts.map(({ id, languages }) => [id, languages]));
  const entries = [...posts.values()]
    .flatMap(listEntries)
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  const places = [...posts.values()].flatMap(({ id, slugs }) =>
    slugs.map(({ slug, language }) => ({ slug, place: { postId: id, language } })),
  );
  return {
    shown: async (language) => groupShown(entries.filter(({ list }) => list === language)),
    cards: async (shown) => shown.flatMap(({ id }) => posts.get(id) ?? []),
    categories: async () => categories,
    bySlug: async (slug) => places.find((known) => known.slug === slug)?.place,
    post: async (id) => posts.get(id),
    liveText: async (id, language) => texts.get(id)?.[language],
    addresses: async () => [...posts.values()].flatMap((post) => postAddress(post) ?? []),
  };
};
