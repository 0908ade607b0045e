import type { Category } from '#contracts/blog/categories.ts';
import type { PostCard, PostCategory } from '#contracts/blog/endpoints.ts';
import { type Language, resolve } from '#contracts/text/language.ts';
import type { CardRecord } from './post.ts';

export const toPostCategory = ({ slug, names }: Category, asked: Language): PostCategory => {
  const { value: name, language } = resolve(names, asked);
  return { slug, name, language };
};

/** A post as lists show it in `language`; the name of its category is in `asked` if it has one. */
export const toPostCard = (
  { id, details, languages }: CardRecord,
  language: Language,
  { asked, categories }: { asked: Language; categories: readonly Category[] },
): PostCard | undefined => {
  const card = languages[language]?.live?.card;
  if (!card) return undefined;
  const { author, tags, cover } = details;
  const category = categories.find(({ slug }) => slug === details.category);
  return {
    ...{ id, language, author, tags, ...card },
    ...(category ? { category: toPostCategory(category, asked) } : {}),
    ...(cover ? { cover } : {}),
  };
};
