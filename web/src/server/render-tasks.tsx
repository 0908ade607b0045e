import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderTask, SiteRenderer } from '#contracts/render/rendering.ts';
import { editedPages, type PageTextAddress, pageTextFile } from '#contracts/settings/page-text.ts';
import { siteSettingsFile } from '#contracts/site/site-settings.ts';
import { languages } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { ShoeImage } from '../features/catalog/components/shoe-image.tsx';
import { renderDocument } from './document.ts';
import { glossaryTask } from './glossary.ts';
import { blogListTasks } from './list-files.ts';
import { manifestTask } from './manifest.ts';
import { postTasks } from './post-files.ts';
import { renderPage, renderShell } from './render-page.tsx';
import { searchIndexTask } from './search-index.ts';
import { fixedPaths, html, pageFile, pageTasks, type Rendering, siteNameIn, sourcesOf, xml } from './site-files.ts';
import { robots, sitemap } from './sitemap.ts';

/** The pages that have no address of their own. */
const addresslessTasks = ({ content, site }: Rendering): RenderTask[] =>
  languages.map((language) => ({
    name: `not-found page and shell in ${language}`,
    draw: async () => {
      const siteName = await siteNameIn(content, language);
      const notFound = await renderPage('/404', language, sourcesOf(content));
      const shell = await renderShell(language, sourcesOf(content).site);
      const file = (name: string, page: typeof shell) => ({
        key: `_pages/${language}/${name}.html`,
        contentType: html,
        text: renderDocument({ ...site, page, siteName }),
      });
      return [file('404', notFound), file('shell', shell)];
    },
  }));

/** The drawings as files of their own, and the search's copy for a browser that has none. */
const catalogFiles = async ({ content }: Rendering) => {
  const [brands, products] = await Promise.all([content.brands('he'), content.products('he')]);
  return [
    ...[...brands, ...products].map(({ id, attributes }) => ({
      key: `images/shoes/${id}.svg`,
      contentType: 'image/svg+xml',
      text: renderToStaticMarkup(<ShoeImage attributes={attributes} />),
    })),
    {
      key: 'seed/catalogue.json',
      contentType: 'application/json',
      text: JSON.stringify({ brands, products }),
    },
  ];
};

const robotsTask = ({ site }: Rendering): RenderTask => ({
  name: 'robots.txt',
  draw: async () => [{ key: 'robots.txt', contentType: 'text/plain', text: robots(site.origin) }],
});

/** The settings that pages show, for a reader who switches the language of a page. */
const settingsTask = ({ content }: Rendering): RenderTask => ({
  name: 'settings of pages',
  draw: () =>
    Promise.all(
      languages.map(async (language) => ({
        key: siteSettingsFile(language),
        contentType: 'application/json',
        text: JSON.stringify(await content.settings(language)),
      })),
    ),
});

/** The text that administrators have written for a page, for a reader who switches the language of the page. */
const pageTextTask = ({ content }: Rendering, address: PageTextAddress): RenderTask => ({
  name: `text of ${address.page} in ${address.language}`,
  draw: async () => [
    {
      key: pageTextFile(address),
      contentType: 'application/json',
      text: JSON.stringify(await content.pageText(address)),
    },
  ],
});
const everyPageText = editedPages.flatMap((page) => languages.map((language) => ({ page, language })));

/** A page whose text has changed, in that language alone. */
const changedTextTasks = (input: Rendering): RenderTask[] =>
  input.changes.pageTexts.flatMap((address) => [
    {
      name: `${paths[address.page]} in ${address.language}`,
      draw: async () => [await pageFile(input, address.language, paths[address.page])],
    },
    pageTextTask(input, address),
  ]);

export const renderTasks: SiteRenderer['renderTasks'] = async (input) => {
  const { changes, content, site } = input;
  const [brands, posts] = await Promise.all([content.brands('he'), content.postAddresses()]);
  const brandIds = new Set([...brands.map(({ id }) => id), ...changes.brands]);
  const catalogPaths = [paths.home, paths.products, ...[...brandIds].map(paths.brand)];
  const others = fixedPaths.filter((path) => !catalogPaths.includes(path));
  const isBlogChanged = changes.everything || changes.posts.length > 0 || changes.slugs.length > 0;
  const indexed = [
    paths.home,
    paths.products,
    paths.find,
    paths.findRules,
    paths.compare,
    paths.blog,
    paths.glossary,
    paths.accessibility,
    paths.privacy,
    ...brands.map(({ id }) => paths.brand(id)),
  ];
  return [
    ...(changes.everything ? [] : [...postTasks(input, posts), ...changedTextTasks(input)]),
    ...(changes.everything || changes.catalog ? catalogPaths.flatMap((path) => pageTasks(input, path)) : []),
    ...(isBlogChanged ? await blogListTasks(input) : []),
    ...(isBlogChanged || changes.catalog ? [searchIndexTask(content)] : []),
    ...(changes.everything
      ? [
          ...others.flatMap((path) => pageTasks(input, path)),
          ...addresslessTasks(input),
          ...postTasks(input, posts),
          robotsTask(input),
          settingsTask(input),
          manifestTask(input),
          glossaryTask,
          ...everyPageText.map((address) => pageTextTask(input, address)),
        ]
      : []),
    ...(changes.everything || changes.catalog
      ? [{ name: 'drawings and search copy', draw: () => catalogFiles(input) }]
      : []),
    {
      name: 'sitemap',
      draw: async () => [{ key: 'sitemap.xml', contentType: xml, text: sitemap(site.origin, indexed, posts) }],
    },
  ];
};
