import type { Language } from '#contracts/text/language.ts';
import { releaseFile } from './files.ts';
import { isContent, readersLanguage } from './pages.ts';

declare global {
  /** The page in each language that stands in for one that cannot be had; put in as `RELEASE_LIST` is. */
  const OFFLINE_PAGES: Record<Language, string>;
}

/**
 * The page for an address that is not here, in the reader's language. It comes with two sections: the first is for content
 * that was never read, the second, which is hidden, for screens that are kept nowhere (`web/src/server/offline-pages.tsx`).
 */
export const unreadPage = async (url: URL): Promise<Response | undefined> => {
  const page = await releaseFile(OFFLINE_PAGES[await readersLanguage(url)]);
  if (!page || isContent(url)) return page;
  const text = (await page.text()).replace('<section', '<section hidden').replace('<section hidden=""', '<section');
  return new Response(text, { headers: page.headers });
};
