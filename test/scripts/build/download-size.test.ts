import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isAdministration,
  kilobytes,
  publicScriptLimits as limits,
  scriptKilobytes,
} from '#scripts/bench/file-sizes.ts';
import {
  adminScripts,
  hydratingScripts,
  pageFile,
  publicScripts,
  publicScriptsWithChat,
  publicScriptsWithSearch,
  scriptFiles,
  styleFile,
} from '#test/support/site-files.ts';

const [post = ''] = readdirSync('.build/site/_pages/plain/he/blog').filter((file) => file.endsWith('.html'));
const pages = {
  home: 'index',
  brand: 'brand/bloch',
  products: 'products',
  find: 'find',
  blog: 'blog',
  glossary: 'glossary',
  post: `blog/${post.slice(0, -5)}`,
};
const screens = readdirSync('web/src/app/admin', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  file.endsWith('-page.tsx') ? [file.slice(0, -'-page.tsx'.length)] : [],
);

/** In kB: the finder's questions, rules and texts in one language; the known models of a brand and their words; how many shoes of each brand; what keeps numbers of a post in order. */
const moreOf = new Map([
  ['find', 16.1],
  ['brand', 1.6],
  ['products', 0.3],
  ['post', 1.3],
]);

/** In kB, as the bench measures them; `test/e2e/download-size.spec.ts` shows that a browser loads these files and no others. */
describe('what a browser downloads stays within the limits of the bench', () => {
  it.each(Object.entries(pages))('on public pages, with a search: %s', (name, file) => {
    const document = pageFile(file);
    const more = moreOf.get(name) ?? 0;
    const files = scriptFiles(publicScriptsWithSearch(name));
    expect(scriptKilobytes([document]), 'before idle or touch').toBeLessThanOrEqual(limits.beforeIdle);
    const hydrated = scriptFiles(publicScripts(name));
    expect(scriptKilobytes([document, ...hydrated]), 'after hydration').toBeLessThanOrEqual(limits.hydrated + more);
    expect(scriptKilobytes([document, ...files]), 'with a search').toBeLessThanOrEqual(limits.withSearch + more);
    expect(publicScriptsWithSearch(name)).toEqual(expect.arrayContaining(publicScripts(name)));
    expect(files.filter(isAdministration).map(({ path }) => path)).toEqual([]);
  });

  it('on the finder without its questions until its first step is hydrated', () => {
    const isOfQuestions = ({ text }: { text: string }) => text.includes('sinksWithGap');
    expect(scriptFiles(publicScripts('find')).some(isOfQuestions)).toBe(true);
    expect(scriptFiles(hydratingScripts('find')).filter(isOfQuestions)).toEqual([]);
  });

  it('on public pages without the terms of the glossary, which come with its page', () => {
    const scripts = readdirSync('.build/site/assets').filter((file) => file.endsWith('.js'));
    const term = 'החלק הקשיח שעוטף את האצבעות';
    expect(pageFile('glossary').text).toContain(term);
    expect(scripts.filter((file) => readFileSync(`.build/site/assets/${file}`, 'utf8').includes(term))).toEqual([]);
    expect(pageFile('index').text).not.toContain(term);
  });

  it.each(Object.keys(pages))('when the chat is opened, and nothing of it before: %s', (name) => {
    const before = publicScripts(name);
    const more = publicScriptsWithChat(name).filter((path) => !before.includes(path));
    expect(more.join()).toContain('prepare-chat');
    expect(kilobytes(scriptFiles(more))).toBeLessThanOrEqual(limits.chat);
    expect([...before, ...publicScriptsWithSearch(name)].filter((path) => /chat/i.test(path))).toEqual([]);
    expect([...before, ...more].filter((path) => /kept-answers/.test(path))).toEqual([]);
  });

  it('for answers without a connection, in idle time after the chat was opened', () => {
    const files = readdirSync('.build/site/assets').filter((file) => /^kept-answers-.*\.js$/.test(file));
    expect(files).toHaveLength(1);
    // The words of all five languages, as a question may come in any of them.
    expect(kilobytes(scriptFiles(files.map((file) => `/assets/${file}`)))).toBeLessThanOrEqual(86);
  });

  /** A file may have parts of several screens, and lead on to what only one of them asks for. */
  const ofOthers: Record<string, RegExp> = {
    overview: /^\/assets\/blog-editing-/,
    'catalog/': /^\/assets\/rich-editor-/,
  };
  const screen = (path: string) => {
    const [, pattern] = Object.entries(ofOthers).find(([start]) => path.startsWith(start)) ?? [];
    const scripts = adminScripts(path).filter((script) => !pattern?.test(script));
    return kilobytes([pageFile('shell'), styleFile(), ...scriptFiles(scripts)]);
  };

  const ofScreens: Record<string, number> = { settings: 222.6, 'settings-pages': 226.2, 'email/campaigns': 208.4 };
  /** In kB. Editors bring the text editor along. */
  const limitOf = (path: string) => (/editor|new-|email\/campaign$/.test(path) ? 313.5 : (ofScreens[path] ?? 205.8));

  it.each(screens)('in the administrator area: %s', (path) => {
    expect(screen(path)).toBeLessThanOrEqual(limitOf(path));
  });
});
