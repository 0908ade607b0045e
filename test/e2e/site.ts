import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createPeople, type People } from './people.ts';

type Language = 'he' | 'en' | 'ru' | 'fr' | 'es';
export type Texts = (key: string, variables?: Record<string, string | number>) => string;
interface Site {
  /** The language of the project's reader. */
  language: Language;
  /** A text of the interface, as `namespace:key` or a key of `common`. */
  t: Texts;
  /** Opens a page and waits until the app listens to it. */
  openApp: (path: string) => Promise<void>;
  /** Console messages that this test provokes on purpose. */
  expectedConsole: RegExp[];
  /** Those that the test itself adds. A list of its own: the option’s is shared by all tests of a file. */
  expectedNow: RegExp[];
}

const texts = (language: Language, namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));

export const textIn =
  (language: Language) =>
  (key: string, variables: Record<string, string | number> = {}): string => {
    const [namespace = '', path = ''] = key.includes(':') ? key.split(':') : ['common', key];
    const text = path
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], texts(language, namespace));
    if (typeof text !== 'string') throw new Error(`no text ${key} in ${language}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(variables[name] ?? ''));
  };

/** A text with a name in it: names are isolated from the direction of the sentence by invisible marks. */
export const around = (text: string) =>
  new RegExp(
    text
      .split('§')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );

/**
 * Our pages hold no others: axe looks at the page itself, without a second page for the results of frames. It describes
 * the places of faults alone, and leaves the style sheets, which no rule of these tests reads, where they are. At the second
 * look it is there already: reading it takes a browser a fifth of a look.
 */
export const axe = async (page: Page) => {
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
};

/** By day for the reader who came in the dark, and the other way round. */
export const otherScheme = (own: string | null | undefined) => (own === 'dark' ? 'light' : 'dark');

/** The faults that axe finds against WCAG 2.2 AA, with the first place of each. */
export const accessibilityFaults = async (page: Page): Promise<string[]> => {
  const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
  // A colour on its way to another is neither: a surface that fades in or out is looked at as it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await (await axe(page)).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

/** Headings that skip a level, which axe counts as good practice and no fault. */
export const skippedHeadings = async (page: Page): Promise<string[]> => {
  const { violations } = await (await axe(page)).withRules(['heading-order']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
};

/** Runs in the page: adds up how far the content on screen moves, also before (`buffered`). `shiftOf` returns it. */
export const sumShifts = (buffered: boolean) => {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered });
};
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'seen').shift);

/** The app has taken over the page that came as HTML. */
export const hydrated = async (page: Page) => {
  // The first key makes the starter fetch the app, as a reader's first touch does.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
};

/** The addresses of all that the page has fetched, in one text. */
export const fetched = (page: Page): Promise<string> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(),
  );

export const test = base.extend<Site & { quietConsole: undefined }, { people: People }>({
  // One for each worker: its administrator logs in once.
  people: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use, info) => use(createPeople(info.project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  expectedConsole: [[], { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
  expectedNow: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
  language: async ({}, use, info) => use(info.project.name.startsWith('he') ? 'he' : 'en'),
  t: async ({ language }, use) => use(textIn(language)),
  openApp: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path);
      await hydrated(page);
    }),
  // Nothing may be said on the console that no test asked for: hydration and policy violations speak there.
  quietConsole: [
    async ({ context, expectedConsole, expectedNow }, use) => {
      const heard: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      });
      context.on('weberror', (error) => heard.push(error.error().message));
      await use(undefined);
      // Logged if the configuration keeps the service worker out.
      const expected = [...expectedConsole, ...expectedNow, /Service Worker registration blocked by Playwright/];
      expect(heard.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
