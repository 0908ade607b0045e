import type { PostAddress, RenderTask, SiteFile } from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { slugOfAddress } from '../app/page-data.ts';
import { postKey } from '../features/blog/api/queries.ts';
import { renderDocument } from './document.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';
import { html, pageKey, type Rendering, siteNameIn, slugsOf, sourcesOf } from './site-files.ts';

/** The same page for each slug of its post. */
const underAnySlug = (page: RenderedPage, slug: string, language: Language): RenderedPage => {
  const own = postKey(slug, language);
  const name = JSON.stringify(own);
  const queries = page.data.queries.map(([key, data]): [unknown[], unknown] =>
    JSON.stringify(key) === name ? [[own[0], slugOfAddress, language], data] : [key, data],
  );
  return { ...page, data: { ...page.data, queries } };
};

const fileKey = (language: Language, slug: string) => pageKey(language, `${paths.blog}/${slug}`);

/** One post in one language: drawn once, stored under every slug that the post has or had. */
const postFiles = async ({ content, site }: Rendering, post: PostAddress, language: Language): Promise<SiteFile[]> => {
  const slugs = slugsOf(post);
  const own = post.slugs[language] ?? slugs[0];
  if (own === undefined) return [];
  const page = await renderPage(paths.post(own), language, sourcesOf(content));
  const siteName = await siteNameIn(content, language);
  const text =
    page.data.kind === 'page'
      ? renderDocument({ ...site, page: underAnySlug(page, own, language), path: paths.post(own), siteName })
      : undefined;
  return slugs.map((slug) => ({ key: fileKey(language, slug), contentType: html, text }));
};

/** The posts that changed, and the removal of files whose slug leads nowhere any more. */
export const postTasks = (rendering: Rendering, addresses: readonly PostAddress[]): RenderTask[] => {
  const { everything, posts, slugs } = rendering.changes;
  const alive = new Set(addresses.flatMap(slugsOf));
  const changed = everything ? addresses : addresses.filter(({ id }) => posts.includes(id));
  const dead = slugs.filter((slug) => !alive.has(slug));
  return [
    ...changed.flatMap((post) =>
      languages.map((language) => ({
        name: `post ${post.id} in ${language}`,
        draw: () => postFiles(rendering, post, language),
      })),
    ),
    ...dead.map((slug) => ({
      name: `no post at ${slug}`,
      draw: async () =>
        languages.map((language) => ({ key: fileKey(language, slug), contentType: html, text: undefined })),
    })),
  ];
};
