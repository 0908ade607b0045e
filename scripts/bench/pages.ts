import { serveClientRendered } from './client-rendered.ts';
import type { Figures } from './figures.ts';
import { auditPages } from './lighthouse.ts';
import { sentBytes, servePlain } from './plain-page.ts';

/**
 * Lighthouse's mobile figures of pages in Hebrew and English, beside the same pages rendered by the browser, and beside plain ones
 * of the same bytes, which are the floor.
 */
export const measurePages = async (
  { row, note }: Figures,
  site: string,
  paths: string[],
  runs: number,
): Promise<void> => {
  const byBrowser = await serveClientRendered(site);
  const plain = await servePlain(site);
  try {
    const pages = paths.flatMap((path) => ['he', 'en'].map((lang) => `${path}?lang=${lang}`));
    const origins = [site, byBrowser.url, plain.url];
    const figures = await auditPages(
      origins.flatMap((origin) => pages.map((page) => origin + page)),
      runs,
    );
    for (const page of pages) {
      const [own, clientRendered, floor] = origins.map((origin) => figures.get(origin + page));
      if (!own || !clientRendered || !floor) continue;
      note(`${page}: headers and body`, await sentBytes(site + page), 'bytes');
      row(`${page}: score`, own.score, '', 100, 'least');
      row(`${page}: TBT`, own.tbtMs, 'ms', 0);
      row(`${page}: CLS`, own.cls, '', 0);
      row(
        `${page}: LCP ${Math.round(own.lcpMs)} ms against client-rendered ${Math.round(clientRendered.lcpMs)} ms`,
        clientRendered.lcpMs / own.lcpMs,
        'x',
        1.5,
        'least',
      );
      note(
        `${page}: LCP against ${Math.round(floor.lcpMs)} ms of a plain page of the same bytes`,
        own.lcpMs / floor.lcpMs,
        'x',
      );
    }
  } finally {
    byBrowser.close();
    plain.close();
  }
};
