import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import type { Figures } from './figures.ts';
import { brotliSize } from './file-sizes.ts';
import { median } from './median.ts';

/** When a page that was read before shows its first text without a network, and the service worker that makes it so. */
export const measureOfflineVisit = async ({ row }: Figures, site: string, path: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(site + path);
    await page.keyboard.press('Shift');
    await page.evaluate(async () => {
      const pages = await caches.open('pages');
      while ((await pages.keys()).length === 0) await new Promise((resume) => setTimeout(resume, 50));
    });
    await context.setOffline(true);
    const times: number[] = [];
    for (let visit = 0; visit < 5; visit += 1) {
      await page.reload();
      const paint = await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      );
      times.push((await paint.jsonValue()) ?? Number.POSITIVE_INFINITY);
    }
    row(`${path}: first text of a second visit without a network`, median(times), 'ms', 300);
    row('the service worker, brotli', brotliSize(readFileSync('.build/site/service-worker.js')) / 1000, 'kB', 8);
  } finally {
    await browser.close();
  }
};
