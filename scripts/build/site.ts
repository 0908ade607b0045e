import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Language, languages } from '#contracts/language.ts';
import { buildBrowser, buildServer } from './site/bundle.ts';
import { seedSource } from './site/content.ts';
import { renderDocument } from './site/document.ts';
import { favicon, robots, sitemap } from './site/extras.ts';
import { siteOrigin } from './site/origin.ts';
import { brandRedirects } from './site/redirects.ts';

/** Builds the public site: the browser's files, one HTML file per page and language, and what stands beside them. */
const root = new URL('../../', import.meta.url).pathname;
const outDir = join(root, '.build/site');
/** Built beside the old site and put in its place at the end: whoever serves it never sees half a build. */
const staging = join(root, `.build/site-${process.pid}`);
const serverDir = `${staging}-server`;
const origin = siteOrigin();

const write = async (path: string, text: string) => {
  const file = join(staging, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const pageFile = (language: Language, path: string) => `_pages/${language}${path === '/' ? '/index' : path}.html`;

export const buildSite = async () => {
  const [assets, app] = await Promise.all([buildBrowser(staging), buildServer(serverDir)]);
  const catalog = seedSource();
  const [brands, products] = await Promise.all([catalog.brands('he'), catalog.products('he')]);
  const brandPaths = brands.map(({ id }) => app.paths.brand(id));
  const indexed = [app.paths.home, app.paths.products, app.paths.blog, ...brandPaths];

  const writePages = async (language: Language) => {
    const siteName = await app.siteName(language);
    for (const path of [...app.pagePaths, ...brandPaths]) {
      const page = await app.renderPage(path, language, catalog);
      await write(pageFile(language, path), renderDocument({ page, path, origin, siteName, assets }));
    }
    const notFound = await app.renderPage('/404', language, catalog);
    await write(`_pages/${language}/404.html`, renderDocument({ page: notFound, origin, siteName, assets }));
    const shell = await app.renderShell(language);
    await write(`_pages/${language}/shell.html`, renderDocument({ page: shell, origin, siteName, assets }));
  };

  await Promise.all([
    ...languages.map(writePages),
    ...[...brands, ...products].map(({ id, attributes }) =>
      write(`images/shoes/${id}.svg`, app.renderShoe(attributes)),
    ),
    write('seed/catalogue.json', JSON.stringify({ brands, products })),
    cp(join(root, 'web/share'), join(staging, 'images/share'), { recursive: true }),
    write('favicon.svg', favicon),
    write('robots.txt', robots(origin)),
    write('sitemap.xml', sitemap(origin, indexed)),
  ]);
  for (const gone of [outDir, serverDir]) await rm(gone, { recursive: true, force: true });
  await rename(staging, outDir);
  const routes = {
    origin,
    pages: [...app.pagePaths, ...brandPaths],
    patterns: app.pagePatterns,
    shell: app.shellPaths,
    redirects: brandRedirects(brands, app.paths.brand),
  };
  await writeFile(join(root, '.build/site-routes.json'), JSON.stringify(routes, undefined, 2));
};

if (import.meta.main) await buildSite();
