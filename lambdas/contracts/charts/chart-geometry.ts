import { area, line } from 'd3-shape';
import { roundTicks } from './ticks.ts';

/** A figure for each point of time; null where nothing is known. */
export type Series = readonly (number | null)[];

export interface ChartSpace {
  /** In the units of the SVG's `viewBox`. */
  width: number;
  height: number;
  /** Room for labels: before and after the plot in the direction of reading, and below it. */
  margin: { top: number; start: number; end: number; bottom: number };
  /** Time runs as the reader reads: from right to left in Hebrew. */
  direction: 'ltr' | 'rtl';
}

export interface ChartGeometry {
  plot: { left: number; right: number; top: number; bottom: number };
  /** Lines behind the chart, the lowest first. */
  ticks: { value: number; y: number }[];
  /** Where each point of time is. */
  xs: number[];
  series: {
    /** As the `d` of an SVG path; gaps where nothing is known. */
    line: string;
    area: string;
    points: { index: number; value: number; x: number; y: number }[];
  }[];
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Where everything of a line chart is: one geometry for the screen and for files. The first of `series` decides how many points
 * there are, and all share one scale from zero.
 */
export const chartGeometry = (
  series: readonly Series[],
  { width, height, margin, direction }: ChartSpace,
): ChartGeometry => {
  const isRtl = direction === 'rtl';
  const plot = {
    left: isRtl ? margin.end : margin.start,
    right: width - (isRtl ? margin.start : margin.end),
    top: margin.top,
    bottom: height - margin.bottom,
  };
  const count = series[0]?.length ?? 0;
  const values = roundTicks(Math.max(0, ...series.flat().map((value) => value ?? 0)));
  const top = values.at(-1) ?? 1;
  const yOf = (value: number) => rounded(plot.bottom - ((plot.bottom - plot.top) * value) / top);
  const xOf = (index: number) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    return rounded(
      isRtl ? plot.right - (plot.right - plot.left) * share : plot.left + (plot.right - plot.left) * share,
    );
  };

  const geometryOf = (figures: Series) => {
    const shown = figures.slice(0, count);
    const isKnown = (value: number | null) => value !== null;
    const x = (_value: number | null, index: number) => xOf(index);
    const y = (value: number | null) => yOf(value ?? 0);
    const drawLine = line<number | null>().defined(isKnown).x(x).y(y).digits(2);
    const drawArea = area<number | null>().defined(isKnown).x(x).y0(plot.bottom).y1(y).digits(2);
    return {
      line: drawLine(shown) ?? '',
      area: drawArea(shown) ?? '',
      points: shown.flatMap((value, index) => (value === null ? [] : [{ index, value, x: xOf(index), y: yOf(value) }])),
    };
  };

  return {
    plot,
    ticks: values.map((value) => ({ value, y: yOf(value) })),
    xs: Array.from({ length: count }, (_, index) => xOf(index)),
    series: series.map(geometryOf),
  };
};
