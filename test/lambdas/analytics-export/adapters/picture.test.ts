import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfFiles } from '#lambdas/analytics-export/adapters/pdf-files.ts';
import { renderPdf } from '#lambdas/analytics-export/adapters/render-pdf.ts';
import { writersOf } from '#lambdas/analytics-export/model/writers.ts';
import { chromiumFlags, ensureChromium } from '#scripts/chromium.ts';
import { hasPoppler } from '#scripts/poppler.ts';
import { pictureOf } from '#test/support/read-pdf.ts';

const write = writersOf('he', 'Asia/Jerusalem');
const lines = [
  write.value('Grishko 2007 – 10–12 ס״מ', 'text'),
  write.value('נעלי פוינט $85–$1,200', 'text'),
  write.value('מחיר 320 ₪ (-7%) בחנות', 'text'),
  write.value('C++ ו-5 אצבעות', 'text'),
  `הכתובת ${write.value('/brand/bloch', 'path')} בסוף השורה`,
  `ירידה של ${write.change(93, 100)} לעומת ${write.value(12_345, 'count')}`,
  write.period({ from: Date.parse('2026-10-31T22:00Z'), to: Date.parse('2026-11-30T22:00Z') }, 'day'),
  write.period({ from: Date.parse('2026-11-10T08:15Z'), to: Date.parse('2026-11-10T09:15Z') }, 'fiveMinutes'),
  `נוצר ${write.moment(Date.parse('2026-12-01T07:30Z'))}`,
  write.zone(Date.parse('2026-12-01T07:30Z')),
  'טלפון \u2066+972 52-123-4567\u2069, מבצע',
];

/** Points of a page: a line each 36, in letters of 18. */
const size = { width: 440, height: 36 * lines.length };
const template = `
#let data = json(bytes(sys.inputs.data))
#set page(width: ${size.width}pt, height: ${size.height}pt, margin: 0pt)
#set text(font: "Rubik", lang: "he", size: 18pt, fallback: false, hyphenate: false)
#for (i, line) in data.lines.enumerate() {
  place(top + right, dy: i * 36pt, box(height: 36pt, width: 100%, align(horizon + right, line)))
}`;
const html = (shown: string[]) => `<!doctype html><html lang="he" dir="rtl"><meta charset="utf-8"><style>
@font-face { font-family: R; src: url(data:font/ttf;base64,${readFileSync(pdfFiles['regular.ttf']).toString('base64')}) }
body { margin: 0; font: 18px/36px R; width: ${size.width}px } div { height: 36px; white-space: nowrap }
</style>${shown.map((line) => `<div>${line.replaceAll('<', '&lt;')}</div>`).join('')}`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
});
afterAll(() => browser.close());

const inChromium = async (shown: string[]): Promise<Buffer> => {
  await page.setContent(html(shown));
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ clip: { x: 0, y: 0, ...size } });
};

/**
 * How alike two pictures are, line by line: the correlation of their ink in columns four points wide, 1 for the same. Engines
 * place letters by fractions of a point differently.
 */
const likeness = (one: Buffer, other: Buffer): Promise<number[]> =>
  page.evaluate(
    async ([pictures, count, width]) => {
      const inks = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(width, count * 36);
          const context = canvas.getContext('2d');
          if (!context) throw new Error('no canvas');
          context.drawImage(image, 0, 0, width, count * 36);
          const { data } = context.getImageData(0, 0, width, count * 36);
          return Array.from({ length: count }, (_, line) =>
            Array.from({ length: width / 4 }, (__, column) => {
              let ink = 0;
              for (let y = line * 36; y < (line + 1) * 36; y += 1)
                for (let x = column * 4; x < (column + 1) * 4; x += 1) ink += 255 - (data[(y * width + x) * 4] ?? 255);
              return ink;
            }),
          );
        }),
      );
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return Array.from({ length: count }, (_, line) => {
        const [a, b] = inks.map((picture) => {
          const ink = picture[line] ?? [];
          return ink.map((value) => value - mean(ink));
        });
        if (!a || !b) return 0;
        const product = (p: number[], q: number[]) => p.reduce((sum, value, i) => sum + value * (q[i] ?? 0), 0);
        return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
      });
    },
    [[one.toString('base64'), other.toString('base64')], lines.length, size.width] as const,
  );

describe.skipIf(!hasPoppler())('Hebrew with Latin names, prices, ranges and signs in a PDF file [Q-029]', () => {
  it('looks as in Chromium', async () => {
    const pdf = pictureOf(await renderPdf(template, { lines }), 144);
    const found = await likeness(pdf, await inChromium(lines));
    expect(found.map((value, i) => (value > 0.95 ? '' : `${value}: ${lines[i]}`)).filter(Boolean)).toEqual([]);
  });

  /** The picture distinguishes them: a line that is wrong by one sign stays below the limit above. */
  it('would look otherwise without the marks that isolate them', async () => {
    const bare = lines.map((line) => line.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, ''));
    const found = await likeness(await inChromium(lines), await inChromium(bare));
    // Ranges, prices, signs, the path and the phone; not the dates.
    expect(found.filter((value) => value < 0.95).length).toBeGreaterThanOrEqual(7);
  });
});
