/** The little of Bézier curves that the drawing needs. */
export type Point = readonly [number, number];
export type Cubic = readonly [Point, Point, Point, Point];

const round = (value: number) => Math.round(value * 10) / 10;
export const point = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** The `C` command that continues from the curve's first point. */
export const cubicTo = ([, a, b, end]: Cubic) => `C${point(a)} ${point(b)} ${point(end)}`;

/** The same curve, drawn from its other end. */
export const reversed = ([a, b, c, d]: Cubic): Cubic => [d, c, b, a];

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The part of the curve from its start to parameter `t` (de Casteljau). */
export const startOf = ([a, b, c, d]: Cubic, t: number): Cubic => {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)];
  return [a, ab, abc, mix(abc, bcd, t)];
};

/** The point of the curve at parameter `t`. */
export const pointAt = (curve: Cubic, t: number): Point => startOf(curve, t)[3];

/** Where a curve that only rises reaches height `y`, by halving. */
export const yToParameter = (curve: Cubic, y: number): number => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (pointAt(curve, middle)[1] > y) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
