import type { PostAddress } from '#contracts/render/rendering.ts';
import { liveLanguages, type PostRecord } from './post.ts';

/** Where visitors find a post; undefined while it is published in no language. */
export const postAddress = (post: PostRecord): PostAddress | undefined => {
  const live = liveLanguages(post).flatMap((language) => {
    const card = post.languages[language]?.live?.card;
    return card ? [{ language, slug: card.slug, updatedAt: card.updatedAt }] : [];
  });
  if (live.length === 0) return undefined;
  const present = new Set(live.map(({ slug }) => slug));
  return {
    id: post.id,
    slugs: Object.fromEntries(live.map(({ language, slug }) => [language, slug])),
    formerSlugs: post.slugs.map(({ slug }) => slug).filter((slug) => !present.has(slug)),
    updatedAt:
      live
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? '',
  };
};
