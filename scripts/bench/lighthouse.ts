import lighthouse from 'lighthouse';
import { withChromium } from './browser.ts';
import { median } from './median.ts';

export interface PageFigures {
  score: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
}

/** One cold run of Lighthouse's mobile preset: simulated slow 4G, processor four times slower. */
const auditOnce = (url: string): Promise<PageFigures> =>
  withChromium(async (port) => {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: (categories.performance?.score ?? 0) * 100,
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      // To three decimals, as Lighthouse shows it: a line of mixed scripts may shift by a fraction of a pixel.
      cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    };
  });

/** On a busy machine Chromium sometimes records no navigation, which says nothing about the page. */
const audit = (url: string): Promise<PageFigures> => auditOnce(url).catch(() => auditOnce(url));

/** Medians per address. Runs are interleaved over the addresses, so that a noisy minute hits all of them alike. */
export const auditPages = async (urls: string[], runs: number): Promise<Map<string, PageFigures>> => {
  const all = new Map<string, PageFigures[]>(urls.map((url) => [url, []]));
  for (let run = 0; run < runs; run += 1) for (const url of urls) all.get(url)?.push(await audit(url));
  const middle = (figures: PageFigures[], key: keyof PageFigures) => median(figures.map((figure) => figure[key]));
  return new Map(
    [...all].map(([url, figures]) => [
      url,
      {
        score: middle(figures, 'score'),
        lcpMs: middle(figures, 'lcpMs'),
        tbtMs: middle(figures, 'tbtMs'),
        cls: middle(figures, 'cls'),
      },
    ]),
  );
};
