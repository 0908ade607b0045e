/** Steps that people count in, within one power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * Round values from 0 to at least `highest`, about `count` of them, for the lines behind a chart. Whole numbers only:
 * no one visits half a page.
 */
export const roundTicks = (highest: number, count = 4): number[] => {
  if (!(highest > 0)) return [0, 1];
  const rough = Math.max(1, highest / count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    (steps.map((each) => each * power).find((each) => each >= rough && Number.isInteger(each)) ?? power) || 1;
  const last = Math.ceil(highest / step);
  return Array.from({ length: last + 1 }, (_, i) => i * step);
};

/** The places of at most `most` labels among `count` points, evenly spread, the last point among them. */
export const labelledPoints = (count: number, most: number): number[] => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)));
  const points: number[] = [];
  for (let i = count - 1; i >= 0; i -= every) points.unshift(i);
  return points;
};
