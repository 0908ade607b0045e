import { type ChartSpace, chartGeometry } from '#contracts/charts/chart-geometry.ts';
import { labelledPoints } from '#contracts/charts/ticks.ts';
import { escapeHtml } from '#lambdas/platform/mail/escape-html.ts';
import type { ChartLine } from '../model/report.ts';

/** Distinguished by their dashes as well as by their colour. Dashes are lengths of line and gap. */
const looks = [
  { colour: '#8c2f4b', width: 2.5, dash: '' },
  { colour: '#2b1d22', width: 1.5, dash: '7 4' },
  { colour: '#b0705f', width: 1.75, dash: '2 3.5' },
] as const;
const beforeLook = { colour: '#6b565d', width: 1.5, dash: '5 4' } as const;

export const lookOf = ({ isBefore }: ChartLine, index: number) =>
  isBefore ? beforeLook : (looks[index] ?? beforeLook);

export interface ChartPicture {
  lines: readonly ChartLine[];
  /** The text below each point. */
  labels: readonly string[];
  formatTick(value: number): string;
  direction: ChartSpace['direction'];
}

const space = { width: 680, height: 184, margin: { top: 10, start: 44, end: 20, bottom: 24 } };
const mostLabels = 8;

/** A line chart as SVG in the fonts and colours of the file. */
export const chartSvg = ({ lines, labels, formatTick, direction }: ChartPicture): string => {
  const { plot, ticks, xs, series } = chartGeometry(
    lines.map(({ values }) => values),
    { ...space, direction },
  );
  const [shown] = series;
  const isRtl = direction === 'rtl';
  const text = (x: number, y: number, anchor: string, words: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="Rubik" font-size="11" fill="#6b565d">${escapeHtml(words)}</text>`;
  const beside = isRtl ? plot.right + 8 : plot.left - 8;
  const scale = ticks.map(({ value, y }) => {
    const rule = `<path d="M${plot.left},${y}H${plot.right}" stroke="${value === 0 ? '#b9a6a3' : '#e8dcd4'}" stroke-width="1"/>`;
    return rule + text(beside, y + 4, isRtl ? 'start' : 'end', formatTick(value));
  });
  const days = labelledPoints(xs.length, mostLabels).map((index) =>
    text(xs[index] ?? 0, space.height - 6, 'middle', labels[index] ?? ''),
  );
  // A line through one point is not seen.
  const dots =
    shown?.points.length === 1
      ? shown.points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="4" fill="#8c2f4b"/>`)
      : [];
  // The first above the others.
  const drawn = lines
    .map((line, index) => {
      const { colour, width, dash } = lookOf(line, index);
      return `<path d="${series[index]?.line ?? ''}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`;
    })
    .toReversed();
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${space.width} ${space.height}" width="${space.width}" height="${space.height}">`,
    ...scale,
    `<path d="${shown?.area ?? ''}" fill="#8c2f4b" fill-opacity="0.12"/>`,
    ...drawn,
    ...dots,
    ...days,
    '</svg>',
  ].join('');
};
