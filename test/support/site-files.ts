import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { brotliSize, type FetchedFile } from '#scripts/bench/file-sizes.ts';

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
});
const manifest = () => z.record(z.string(), chunk).parse(JSON.parse(readFileSync('.build/site-manifest.json', 'utf8')));
const site = '.build/site';

/**
 * Files that need a touch, a log-in or another address. Anything else that a page's code imports counts, including what
 * is new.
 */
const later = [
  // Other languages than Hebrew.
  /^\.\.\/locales\/(?!he\/)|i18n\/resources\/(?!he\.ts)/,
  // Other pages.
  /^src\/app\/.*-page\.tsx$/,
  // Panels that are opened, and parts that a search brings.
  /features\/dashboard\/components\/panels\/|\/mails-panel\.tsx$|features\/settings\/.*-(tools|costs)\.tsx$|-dialog\.tsx$|-menu\.tsx$|-drawer\.tsx$|\/search-combobox\.tsx$|\/found-settings\.tsx$|\/toast\.tsx$|\/prepare-chat\.tsx$/,
  // Screens that stand in the place of a campaign's form once it waits or is sent.
  /features\/campaigns\/components\/report\/(report|scheduled)-screen\.tsx$/,
  // The text that stands in the place of an empty list.
  /campaigns\/components\/list\/first-steps\.tsx$/,
  // Parts below all figures, when a user comes near, the days of a range, and a chart as a table.
  /analytics\/.*\/(finder-section|gap-board|range-form|course-table)\.tsx$/,
  // A panel that only a translation brings.
  /blog-editing\/.*\/source-panel\.tsx$/,
  // Parts that the writer of a mail begins to use, or has looked at for a while, and how the mail will look.
  /mail-editing\/mail-body-editor\.tsx$|\/mail-preview\.tsx$/,
  // Parts that come with a send, with a check, and with an error or a changed page.
  /\/(report-uncaught|report-error|reported-error|noise|restore-fields|log-out|guess|product-search|store-picture|export-settings|mount-newsletter|altcha|turnstile|cognito)\.tsx?$/,
  // Parts that count visitors and report errors to others, on pages of a site where that is on.
  /^src\/app\/statistics\/start\.ts$/,
  // The frame of the administrator area, and what belongs to a session.
  /^src\/app\/(admin\/|access\.ts|layouts\/edit-link\.tsx)|^src\/shared\/session\//,
  // Parts that keep and send changes made without a connection: where some wait, beside a form whose changes may, and beside an
  // answer that can be rated.
  /^src\/shared\/outbox\/(start-outbox|list\/setting-texts)\.ts$/,
  // Parts that compose answers without a connection: in idle time, where a service worker keeps them.
  /\/kept-answers\.ts$/,
  // Parts that the service worker brings to the pages that it serves.
  /^src\/features\/offline\/follow-worker\.ts$/,
  // Pages come with their posts and brands.
  /\/api\/(offline-catalog|api-source)\.ts$/,
];

/** The paths of the scripts that `pages` bring: their own code, and all that it imports by itself. */
const scriptsOf = (...pages: string[]): string[] => {
  const chunks = manifest();
  const found = new Map<string, string>();
  const add = (key: string) => {
    const known = chunks[key];
    if (!known) throw new Error(`The build has no ${key}.`);
    if (found.has(key)) return;
    found.set(key, `/${known.file}`);
    for (const next of known.imports) add(next);
    for (const next of known.dynamicImports) if (!later.some((pattern) => pattern.test(next))) add(next);
  };
  for (const page of ['src/main.tsx', ...pages]) add(page);
  return merged([...found.values()]);
};

/** The paths of the scripts without which a page cannot hydrate; what it fetches by itself afterwards comes beside them. */
export const hydratingScripts = (name: string): string[] => {
  const chunks = manifest();
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of chunks[key]?.imports ?? []) add(next);
  };
  for (const key of ['src/main.tsx', publicPage(name)]) add(key);
  return [...found].flatMap((key) => (chunks[key] ? [`/${chunks[key].file}`] : []));
};

const catalogFile = (path: string): string => `src/features/catalog/${path}`;
const merged = (...lists: string[][]): string[] => [...new Set(lists.flat())].sort();
const publicPage = (name: string): string => `src/app/public/${name}-page.tsx`;
/** With the copy of the catalogue, which comes by itself a second later. */
export const publicScripts = (name: string): string[] =>
  scriptsOf(publicPage(name), catalogFile('api/offline-catalog.ts'), catalogFile('api/api-source.ts'));
const outbox = 'src/shared/outbox/start-outbox.ts';
/** Screens of the administrator area that have what keeps changes for a connection at once; the settings fetch it with the first use. */
const mayWait = /^blog\/blog-editor$/;
/** With the frame of the area, and what knows who is logged in. */
export const adminScripts = (path: string): string[] =>
  scriptsOf(
    ...[`${path}-page.tsx`, 'screens.ts'].map((file) => `src/app/admin/${file}`),
    ...['admin-layout.tsx', 'prepare-admin.ts'].map((file) => `src/app/admin/frame/${file}`),
    'src/app/access.ts',
    ...(mayWait.test(path) ? [outbox] : []),
    ...['session-watch.tsx', 'verify-token.ts'].map((file) => `src/shared/session/${file}`),
  );
export const publicScriptsWithSearch = (name: string): string[] =>
  merged(publicScripts(name), scriptsOf(catalogFile('components/search/search-combobox.tsx')));

export const publicScriptsWithChat = (name: string): string[] =>
  merged(publicScripts(name), scriptsOf('src/features/chat/prepare-chat.tsx'));

const builtFile = (path: string, type: string): FetchedFile => {
  const content = readFileSync(site + path);
  return { path, type, bytes: brotliSize(content), text: `${content}` };
};
export const scriptFiles = (paths: string[]): FetchedFile[] => paths.map((path) => builtFile(path, 'script'));
/** The Hebrew page as it comes. */
export const pageFile = (name: string): FetchedFile => builtFile(`/_pages/plain/he/${name}.html`, 'document');
/** The one stylesheet, which the app asks for. */
export const styleFile = (): FetchedFile => {
  const [name = ''] = readdirSync(`${site}/assets`).filter((file) => /^site-.*\.css$/.test(file));
  return builtFile(`/assets/${name}`, 'stylesheet');
};
