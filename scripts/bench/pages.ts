import { serveClientRendered } from './client-rendered.ts';
import type { Figures } from './figures.ts';
import { auditPages } from './lighthouse.ts';

/** Lighthouse's mobile figures of pages in Hebrew and English, beside the same pages rendered by the browser. */
export const measurePages = async ({ row }: Figures, site: string, paths: string[], runs: number): Promise<void> => {
  const plain = await serveClientRendered(site);
  try {
    const pages = paths.flatMap((path) => ['he', 'en'].map((lang) => `${path}?lang=${lang}`));
    const [ours, theirs] = [site, plain.url].map((origin) => pages.map((page) => origin + page)) as [
      string[],
      string[],
    ];
    const figures = await auditPages([...ours, ...theirs], runs);
    for (const [i, page] of pages.entries()) {
      const [own, clientRendered] = [figures.get(ours[i] ?? ''), figures.get(theirs[i] ?? '')];
      if (!own || !clientRendered) continue;
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
    }
  } finally {
    plain.close();
  }
};
