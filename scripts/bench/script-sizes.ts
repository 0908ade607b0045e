import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';

export interface ScriptSizes {
  /** Brotli bytes of all scripts that the page fetched before idle or the first touch. */
  beforeIdle: number;
  /** Brotli bytes of all scripts after hydration, with the offline copy. */
  afterHydration: number;
  /** The same after a search. */
  withSearch: number;
  /** Names of all scripts fetched, for the check that no administrator's code is among them. */
  names: string[];
}

/** What one page makes a visitor download as JavaScript. */
export const measureScripts = async (url: string): Promise<ScriptSizes> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const scripts = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length),
      );
    });
    const total = async () => (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);

    await page.goto(url, { waitUntil: 'load' });
    const beforeIdle = await total();
    // Any key starts the app.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    // The offline copy, with the contracts' code that reads it, comes a second later.
    await page.waitForFunction(() => localStorage.getItem('site-catalogue-refreshed') !== null);
    const afterHydration = await total();
    await page.locator('.search-input').focus();
    await page.locator('input[role=combobox]').fill('bl');
    await page.getByRole('option').first().waitFor();
    await page.waitForLoadState('networkidle');
    return {
      beforeIdle,
      afterHydration,
      withSearch: await total(),
      names: [...scripts.keys()].map((name) => new URL(name).pathname),
    };
  } finally {
    await browser.close();
  }
};
