import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltSite, SiteFile } from '#contracts/render/rendering.ts';
import { blogSeedReads } from '#lambdas/blog/index.ts';
import { seedReads as catalogSeedReads } from '#lambdas/catalog/index.ts';
import { siteContent, storedCopies } from '#lambdas/render/index.ts';
import { buildBrowser, buildServer } from './site/bundle.ts';
import { brandRedirects } from './site/redirects.ts';
import { buildServiceWorker } from './site/service-worker.ts';
import { stageFacts } from './site/stage-facts.ts';

/** Builds the public site: the browser's files, the app that draws pages, and the pages of the seed, drawn by it. */
const root = new URL('../../', import.meta.url).pathname;
const outDir = join(root, '.build/site');
/** Part of the render function's bundle (`functions.ts`), which draws pages when the content changes. */
const serverDir = join(root, '.build/functions/render/app');
/** Built beside the old ones and put in their place at the end: the server never sees half a build. */
const staging = join(root, `.build/site-${process.pid}`);
const serverStaging = `${staging}-server`;
/** Of the local twin, which alone shows the pages that are drawn here: a deployment draws them with its own address. */
const origin = 'http://localhost:8080';

const write = async (path: string, content: string | Buffer) => {
  const file = join(staging, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

const store = async ({ text, ...file }: SiteFile) => {
  if (text === undefined) return;
  for (const { key, body } of await storedCopies({ ...file, text })) await write(key, body);
};

const replace = async (old: string, built: string) => {
  await rm(old, { recursive: true, force: true });
  await mkdir(dirname(old), { recursive: true });
  await rename(built, old);
};

export const buildSite = async () => {
  const manifest = join(root, '.build/site-manifest.json');
  const [assets, app] = await Promise.all([buildBrowser(staging, manifest), buildServer(serverStaging)]);
  const site: BuiltSite = { origin, assets };
  await buildServiceWorker(staging, { manifest, offlinePages: (parts) => app.renderOfflinePages(assets, parts) });
  const content = siteContent({ catalog: catalogSeedReads(), blog: blogSeedReads() });
  const changes = { everything: true, catalog: true, brands: [], posts: [], slugs: [], pageTexts: [] };
  // Compressing goes on beside drawing.
  const stored: Promise<void>[] = [];
  for (const { draw } of await app.renderTasks({ content, changes, site })) stored.push(...(await draw()).map(store));
  await Promise.all(stored);
  await Promise.all([
    cp(join(root, 'web/share'), join(staging, 'images/share'), { recursive: true }),
    cp(join(root, 'web/icons'), join(staging, 'images/icons'), { recursive: true }),
    cp(join(root, 'web/pictures/blog'), join(staging, 'images/blog'), { recursive: true }),
    cp(join(root, 'web/pictures/mail'), join(staging, 'images/mail'), { recursive: true }),
    writeFile(join(serverStaging, 'site.json'), JSON.stringify({ assets })),
    // No other file says that the server's files are ES modules.
    writeFile(join(serverStaging, 'package.json'), JSON.stringify({ type: 'module' })),
  ]);
  await replace(outDir, staging);
  await replace(serverDir, serverStaging);
  const brands = await content.brands('he');
  const routes = {
    shown: stageFacts(),
    pages: [...app.pagePaths, ...brands.map(({ id }) => app.paths.brand(id))],
    patterns: app.pagePatterns,
    shell: app.shellPaths,
    redirects: brandRedirects(brands, app.paths.brand),
    starter: app.policyHash(assets.starter),
  };
  await writeFile(join(root, '.build/site-routes.json'), JSON.stringify(routes, undefined, 2));
};

if (import.meta.main) await buildSite();
