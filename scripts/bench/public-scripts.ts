import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { Figures } from './figures.ts';
import { type FetchedFile, isAdministration, isScript, kilobytes, withFetchedFiles } from './script-sizes.ts';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Inline scripts are included; each script is compressed by itself. */
const scripts = (files: FetchedFile[]): number => {
  const inline = files
    .filter(({ type }) => type === 'document')
    .flatMap(({ text }) => [...text.matchAll(inlineScript)])
    .map(([, text = '']) => brotliCompressSync(text).length);
  return kilobytes(files, isScript) + inline.reduce((sum, bytes) => sum + bytes, 0) / 1000;
};

const hydrate = async (page: Page): Promise<void> => {
  // Any key press starts the app.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  // The offline copy and the contracts' code that reads it are loaded a second later.
  await page.waitForFunction(() => localStorage.getItem('site-catalogue-refreshed') !== null);
};

const search = async (page: Page): Promise<void> => {
  await page.locator('.search-input').focus();
  await page.locator('input[role=combobox]').fill('bl');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** What visitors download as JavaScript, page by page. */
export const measurePublicScripts = async ({ row }: Figures, site: string, pages: string[]): Promise<void> => {
  await withFetchedFiles(async (open) => {
    let administration = 0;
    for (const path of pages) {
      const { page, files } = await open(`${site}${path}?lang=he`);
      row(`${path}: JavaScript before idle or touch, brotli`, scripts(await files()), 'kB', 5);
      await hydrate(page);
      row(`${path}: JavaScript in all after hydration, brotli`, scripts(await files()), 'kB', 140);
      administration += kilobytes(await files(), isAdministration);
      await search(page);
      row(`${path}: the same with a search, brotli`, scripts(await files()), 'kB', 140);
      administration += kilobytes(await files(), isAdministration);
      await page.close();
    }
    row(`admin, editor, MUI, form, Amplify, chart scripts on ${pages.join(' ')}`, administration, 'kB', 0);
  });
};
