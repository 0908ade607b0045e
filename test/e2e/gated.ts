import type { Page } from '@playwright/test';
import { site } from '#scripts/config/e2e-sites.ts';
import { type Gate, openGate } from '#test/support/open-gate.ts';
import { test as base, expect } from './site.ts';

/** The product of all journeys, behind a server on which a test decides what becomes of each request; with its service worker. */
export const test = base.extend<{ gate: Gate }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
  gate: async ({}, use) => {
    const gate = await openGate(site.url);
    await use(gate);
    await gate.close();
  },
  baseURL: async ({ gate }, use) => use(gate.url),
});

/** The addresses of the pages that the worker has kept. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));

/** The milliseconds between one request and the next. */
export const gaps = (heard: Gate['heard']) => heard.slice(1).map(({ at }, index) => at - (heard[index]?.at ?? 0));
export const keys = (heard: Gate['heard']) => new Set(heard.map(({ headers }) => headers['idempotency-key']));

export { expect };
