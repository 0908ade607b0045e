import type { BlogReads } from '../model/blog-reads.ts';
import { inOrder } from '../model/category.ts';
import { postAddress } from '../model/post-address.ts';
import { groupShown, listEntries } from '../model/shown-posts.ts';
import { blogSeed } from './blog-seed.ts';
import { seedRecord } from './seed-records.ts';

/** The seed behind the same interface as the table, for pages that are rendered before there is a table. */
export const seedReads = (): BlogReads => {
  const seed = blogSeed();
  const categories = inOrder(seed.categories);
  const posts = new Map(seed.posts.map((post) => [post.id, seedRecord(post)]));
  const texts = new Map(seed.posts.map(({ id, languages }) => [id, languages]));
  const entries = [...posts.values()]
    .flatMap(listEntries)
    .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
  const places = [...posts.values()].flatMap(({ id, slugs }) =>
    slugs.map(({ slug, language }) => ({ id, slug, language })),
  );
  return {
    shown: async (language) => groupShown(entries.filter(({ list }) => list === language)),
    cards: async (shown) => shown.flatMap(({ id }) => posts.get(id) ?? []),
    categories: async () => categories,
    bySlug: async (slug) => {
      const place = places.find((known) => known.slug === slug);
      const record = place && posts.get(place.id);
      if (!record) return undefined;
      return { record, addressLanguage: place.language, text: async (language) => texts.get(record.id)?.[language] };
    },
    addresses: async () => [...posts.values()].flatMap((post) => postAddress(post) ?? []),
  };
};
