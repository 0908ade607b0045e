import type { PostCard } from '#contracts/blog/endpoints.ts';
import type { RenderTask, SiteContent } from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { blogTexts } from '../features/blog/texts.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { loadTexts } from '../shared/i18n/lazy-texts.ts';
import { feed } from './feed.ts';
import { pageFile, type Rendering, siteNameIn, xml } from './site-files.ts';

/** The number of list pages that have a file. The app draws later ones, to which search engines do not lead. */
const storedPages = 50;
const storedCategoryPages = 10;

/** Where the file of a list page is: `/blog`, or below `/blog/list/` (a slug has no slash, so no post is there). */
const listPath = ({ page, category }: { page: number; category?: string | undefined }): string =>
  page === 1 && !category ? paths.blog : `${paths.blog}/list/${category ?? '-'}/${page}`;

/** The number of posts in a feed. */
const feedPosts = 10;

/** The posts of a language's list, newest first: also those that have no text of this language, in their own. */
export async function* postsIn(content: Pick<SiteContent, 'posts'>, language: Language): AsyncGenerator<PostCard> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await content.posts({ language, page });
    if (!list) return;
    pages = list.pages;
    yield* list.items;
  }
}

/** The newest posts with a text of this language. */
const newestIn = async ({ content }: Rendering, language: Language): Promise<PostCard[]> => {
  const found: PostCard[] = [];
  for await (const post of postsIn(content, language)) {
    if (post.language === language) found.push(post);
    if (found.length === feedPosts) break;
  }
  return found;
};

const drawFeed = async (rendering: Rendering, language: Language) => {
  const i18n = await createI18n(language);
  await loadTexts(i18n, language, [blogTexts]);
  const posts = await newestIn(rendering, language);
  const siteName = await siteNameIn(rendering.content, language);
  const [title, description] = [i18n.t('blog:feedTitle', { siteName }), i18n.t('blog:lead')];
  const text = feed({ origin: rendering.site.origin, language, title, description, posts });
  return [{ key: paths.feed(language).slice(1), contentType: xml, text }];
};

/**
 * The list's pages in one language, with those of its categories. One page more than exists is checked, so that a page
 * which lost its posts loses its file.
 */
const listTasks = async (rendering: Rendering, language: Language): Promise<RenderTask[]> => {
  const first = await rendering.content.posts({ language, page: 1 });
  const ofList = async (category: string | undefined, limit: number) => {
    const list = category ? await rendering.content.posts({ language, page: 1, category }) : first;
    const count = Math.min(limit, (list?.pages ?? 0) + 1);
    return Array.from({ length: Math.max(1, count) }, (_, index) => ({ category, page: index + 1 }));
  };
  const categories = (first?.categories ?? []).map(({ slug }) => slug);
  const queries = [
    ...(await ofList(undefined, storedPages)),
    ...(await Promise.all(categories.map((slug) => ofList(slug, storedCategoryPages)))).flat(),
  ];
  return queries.map((query) => ({
    name: `${paths.posts(query)} in ${language}`,
    draw: async () => [await pageFile(rendering, language, paths.posts(query), listPath(query))],
  }));
};

/** The blog's list and feed in every language; first pages first. */
export const blogListTasks = async (rendering: Rendering): Promise<RenderTask[]> => {
  const lists = await Promise.all(languages.map((language) => listTasks(rendering, language)));
  const firsts = lists.flatMap((tasks) => tasks.slice(0, 1));
  const feeds = languages.map((language) => ({
    name: `feed in ${language}`,
    draw: () => drawFeed(rendering, language),
  }));
  return [...firsts, ...feeds, ...lists.flatMap((tasks) => tasks.slice(1))];
};
