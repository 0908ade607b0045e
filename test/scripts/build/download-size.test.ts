import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAdministration, kilobytes, scriptKilobytes } from '#scripts/bench/file-sizes.ts';
import {
  adminScripts,
  pageFile,
  publicScripts,
  publicScriptsWithSearch,
  scriptFiles,
  styleFile,
} from '#test/support/site-files.ts';

const [post = ''] = readdirSync('.build/site/_pages/he/blog').filter((file) => file.endsWith('.html'));
const pages = {
  home: 'index',
  brand: 'brand/bloch',
  products: 'products',
  blog: 'blog',
  post: `blog/${post.slice(0, -5)}`,
};
const screens = readdirSync('web/src/app/admin', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  file.endsWith('-page.tsx') ? [file.slice(0, -'-page.tsx'.length)] : [],
);

/** In kB, as the bench measures them; `test/e2e/download-size.spec.ts` shows that a browser loads these files and no others. */
describe('what a browser downloads stays within the limits of the bench', () => {
  it.each(Object.entries(pages))('on public pages, with a search: %s', (name, file) => {
    const document = pageFile(file);
    const files = scriptFiles(publicScriptsWithSearch(name));
    expect(scriptKilobytes([document]), 'before idle or touch').toBeLessThanOrEqual(5);
    expect(scriptKilobytes([document, ...files]), 'with a search').toBeLessThanOrEqual(140);
    expect(publicScriptsWithSearch(name)).toEqual(expect.arrayContaining(publicScripts(name)));
    expect(files.filter(isAdministration).map(({ path }) => path)).toEqual([]);
  });

  const screen = (path: string) => kilobytes([pageFile('shell'), styleFile(), ...scriptFiles(adminScripts(path))]);

  const isEditor = (path: string) => /editor|new-/.test(path);

  it.each(screens)('in the administrator area: %s', (path) => {
    expect(screen(path)).toBeLessThanOrEqual(isEditor(path) ? 300 : 200);
  });
});
