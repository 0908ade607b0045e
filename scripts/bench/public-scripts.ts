import type { Page } from 'playwright';
import type { Figures } from './figures.ts';
import { isAdministration, kilobytes, publicScriptLimits, scriptKilobytes } from './file-sizes.ts';
import { withFetchedFiles } from './script-sizes.ts';

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

const openChat = async (page: Page): Promise<void> => {
  await page.locator('.chat-button').click();
  await page.locator('.chat textarea').waitFor();
  await page.waitForLoadState('networkidle');
};

/** The JavaScript that visitors download, page by page. */
export const measurePublicScripts = async ({ row }: Figures, site: string, pages: string[]): Promise<void> => {
  const limits = publicScriptLimits;
  await withFetchedFiles(async (open) => {
    let administration = 0;
    for (const path of pages) {
      const { page, files } = await open(`${site}${path}?lang=he`);
      row(`${path}: JavaScript before idle or touch, brotli`, scriptKilobytes(await files()), 'kB', limits.beforeIdle);
      await hydrate(page);
      row(`${path}: JavaScript in all after hydration, brotli`, scriptKilobytes(await files()), 'kB', limits.hydrated);
      administration += kilobytes(await files(), isAdministration);
      await search(page);
      row(`${path}: the same with a search, brotli`, scriptKilobytes(await files()), 'kB', limits.withSearch);
      administration += kilobytes(await files(), isAdministration);
      const beforeChat = scriptKilobytes(await files());
      await openChat(page);
      row(
        `${path}: JavaScript that the opened chat adds, brotli`,
        scriptKilobytes(await files()) - beforeChat,
        'kB',
        limits.chat,
      );
      await page.close();
    }
    row(`admin, editor, MUI, form, Amplify, chart scripts on ${pages.join(' ')}`, administration, 'kB', 0);
  });
};
