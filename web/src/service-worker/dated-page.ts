import { dateFormat } from '#contracts/text/formats.ts';
import type { Language } from '#contracts/text/language.ts';
import { releaseFile } from './files.ts';

/**
 * A kept page with the line above it that says from when it is: the reader sees both at once. The words, in the page's
 * language, and their styles come with the page for what is not here (`web/src/server/stored-mark.tsx`).
 */
export const datedPage = async (page: Response): Promise<Response> => {
  const text = await page.text();
  const [, at = '', language = ''] = /data-stored="(.+?)" lang="(..)/.exec(text) ?? [];
  const words = await (await releaseFile(OFFLINE_PAGES[language as Language]))?.text();
  const [, line = ''] = /<template>(.+)<\/template>/.exec(words ?? '') ?? [];
  const date = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
  const marked = text.replace('<body>', `<body>${line.replace('<time>', `<time>${date}`)}`);
  return new Response(marked, { headers: page.headers });
};
