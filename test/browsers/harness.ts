import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Choice, EngineName, Reader } from '#scripts/engines.ts';
import type { LoggedIn } from '#scripts/visitor.ts';
import { openProduct, type Product } from '#test/support/product.ts';
import { waitingChanges } from '#test/support/waiting-changes.ts';
import { createPeople, type People } from '../e2e/people.ts';
import { textIn } from '../e2e/site.ts';
import type { Engine, Tab } from './engines/engine.ts';
import { openFirefox } from './engines/firefox.ts';
import { openWebKit } from './engines/webkit.ts';
import { type Screen, screenOf } from './screen.ts';

interface Site {
  product: Product;
  /** The site's refusals since the last call, whichever browser asked. */
  refusals: () => string[];
  /** Every change stands in the pages that visitors get. */
  drawn: () => Promise<void>;
  /** From now on requests reach no server, as without a connection; or they reach it again. */
  cut: (isCut: boolean) => void;
}

interface Visitor extends Screen {
  /** Opens an address. */
  goto(path: string): Promise<void>;
  /** Opens a page and waits until the app listens to it. */
  open(path: string): Promise<void>;
  /** Every page from now on is opened as this person. */
  become(person: LoggedIn): Promise<void>;
}

interface Journey {
  people: People;
  tab: Tab;
  visitor: Visitor;
  language: Reader['language'];
  /** A text of the interface, as `namespace:key` or a key of `common`. */
  t: ReturnType<typeof textIn>;
}

const openers: Record<EngineName, (reader: Reader) => Promise<Engine>> = { firefox: openFirefox, webkit: openWebKit };

/** A product of this worker, and the answers of 400 and above that it gave. */
const openSite = async (): Promise<Site> => {
  const refused: string[] = [];
  let isCut = false;
  const product = await openProduct({
    publishing: true,
    front: async () => ({
      modules: (request, _response, next) => void (isCut ? request.socket.destroy() : next()),
      around: (distribution) => async (request) => {
        const reply = await distribution(request);
        if (reply.status >= 400) refused.push(`request: ${request.method} ${request.path} ${reply.status}`);
        return reply;
      },
      close: async () => undefined,
    }),
  });
  return {
    product,
    refusals: () => refused.splice(0),
    drawn: () => expect.poll(() => waitingChanges(product), { timeout: 120_000 }).toBe(0),
    cut: (now) => {
      isCut = now;
    },
  };
};

const visitorOf = (tab: Tab, site: string): Visitor => {
  const screen = screenOf(tab);
  const goto = (path: string) => tab.goto(site + path);
  return {
    ...screen,
    goto,
    async open(path) {
      await goto(path);
      // The first key makes the starter fetch the app, as a reader's first touch does.
      await screen.press('Shift');
      await expect
        .poll(() => screen.evaluate('document.documentElement.dataset.hydrated'), { timeout: 30_000 })
        .toBe('true');
    },
    async become({ token, user }) {
      // The app does not run yet in a page that has not been touched.
      await goto('/privacy');
      const stored = { token, user: JSON.stringify(user) };
      await screen.evaluate(`void Object.assign(localStorage, ${JSON.stringify(stored)})`);
    },
  };
};

export const test = base.extend<Journey, Choice & { engine: Engine; site: Site }>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  reader: [
    { language: 'en', scheme: 'light', width: 1280, height: 900 },
    { scope: 'worker', option: true },
  ],
  engine: [
    async ({ engineName, reader }, use) => {
      const engine = await openers[engineName](reader);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.product.close();
      expect(site.product.problems).toEqual([]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  language: async ({ reader }, use) => use(reader.language),
  t: async ({ language }, use) => use(textIn(language)),
  // Nothing may go wrong in the page or be refused by the site while a journey lasts.
  tab: async ({ engine, site, language }, use, info) => {
    const tab = await engine.newTab();
    if (!engine.asksInLanguage) {
      // As a reader who chose the language earlier. The site's own cookie is for https only, which WebKit takes strictly.
      await tab.goto(`${site.product.url}/privacy`);
      await tab.evaluate(`void (document.cookie = 'i18next=${language}; Path=/')`);
    }
    site.refusals();
    await use(tab);
    site.cut(false);
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('screen.png'), await tab.screenshot());
    const faults = await tab.faults();
    await tab.close();
    expect([...faults, ...site.refusals()]).toEqual([]);
  },
  people: async ({ site }, use) => use(createPeople(site.product.url, site.product.easyBotCheck)),
  visitor: async ({ tab, site }, use) => use(visitorOf(tab, site.product.url)),
});

export { expect };
