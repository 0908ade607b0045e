import type {
  BuiltSite,
  Changes,
  PostAddress,
  RenderTask,
  SiteContent,
  SiteFile,
} from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { pagePaths, paths } from '#web/shared/paths.ts';
import type { ContentSources } from '../app/route-context.ts';
import { createI18n } from '../shared/i18n/i18n.ts';
import { siteSource } from '../shared/site/site-source.ts';
import { renderDocument } from './document.ts';
import { glossaryIn } from './glossary.ts';
import { renderPage } from './render-page.tsx';

export const html = 'text/html; charset=utf-8';
export const xml = 'application/xml; charset=utf-8';

/** The key of a page's file; the edge makes the same of an address (`infra/edge/page-request.ts`). */
export const pageKey = (language: Language, path: string): string =>
  `_pages/${language}${path === '/' ? '/index' : path}.html`;

/** The sources of pages, by the names that the app knows. */
export const sourcesOf = (content: SiteContent): ContentSources => ({
  catalog: content,
  blog: { posts: (query) => content.posts(query), post: (slug, language) => content.post(slug, language) },
  site: siteSource((language) => content.settings(language)),
  pageText: (address) => content.pageText(address),
  glossary: async (language) => glossaryIn(language),
});

export interface Rendering {
  content: SiteContent;
  site: BuiltSite;
  changes: Changes;
}

export const siteNameIn = async (content: SiteContent, language: Language): Promise<string> =>
  (await content.settings(language)).name ?? (await createI18n(language)).t('siteName');

/** The document of one address, as a file. `at` is its path in the bucket, where that is not the address itself. */
export const pageFile = async (
  { content, site }: Pick<Rendering, 'content' | 'site'>,
  language: Language,
  path: string,
  at = path,
): Promise<SiteFile> => {
  const page = await renderPage(path, language, sourcesOf(content));
  const isFound = page.data.kind === 'page';
  const text = isFound
    ? renderDocument({ ...site, page, path, siteName: await siteNameIn(content, language) })
    : undefined;
  return { key: pageKey(language, at), contentType: html, text };
};

/** A page in all its languages. */
export const pageTasks = (rendering: Pick<Rendering, 'content' | 'site'>, path: string, at?: string): RenderTask[] =>
  languages.map((language) => ({
    name: `${path} in ${language}`,
    draw: async () => [await pageFile(rendering, language, path, at)],
  }));

/** Pages whose address does not depend on the content, without the blog's. */
export const fixedPaths = pagePaths.filter((path) => path !== paths.blog);

export const slugsOf = ({ slugs, formerSlugs }: PostAddress): string[] => [
  ...new Set([...Object.values(slugs).filter((slug) => slug !== undefined), ...formerSlugs]),
];
