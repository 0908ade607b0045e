import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../chromium.ts';
import { brotliSize, type FetchedFile } from './file-sizes.ts';

/**
 * Opens pages one after another, each in a browser with an empty cache, and notes which of the site's scripts it loads.
 */
export const withFetchedFiles = async <T>(
  use: (open: (url: string) => Promise<{ page: Page; files: () => Promise<FetchedFile[]> }>) => Promise<T>,
  prepare: (page: Page) => Promise<unknown> = async () => {},
): Promise<T> => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const open = async (url: string) => {
    const page = await browser.newPage();
    await prepare(page);
    const files = new Map<string, Promise<FetchedFile>>();
    page.on('response', (response) => {
      const type = response.request().resourceType();
      // The service worker's files are its own figure.
      if (response.fromServiceWorker() || !['document', 'script', 'stylesheet'].includes(type)) return;
      const { pathname: path } = new URL(response.url());
      const file = response.body().then((body) => ({ path, type, bytes: brotliSize(body), text: `${body}` }));
      // A download that comes after the figure was taken may be cut off with the page.
      file.catch(() => undefined);
      files.set(response.url(), file);
    });
    await page.goto(url, { waitUntil: 'load' });
    return { page, files: () => Promise.all(files.values()) };
  };
  try {
    return await use(open);
  } finally {
    await browser.close();
  }
};
