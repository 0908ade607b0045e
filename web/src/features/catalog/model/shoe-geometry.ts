import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { type Cubic, cubicTo, mix, type Point, point, pointAt, reversed, startOf, yToParameter } from './cubic.ts';

/**
 * A shoe on pointe, seen from the front, in a 240 x 420 box: y grows downwards, the platform stands at y = 398. Each
 * attribute moves one thing that a dancer compares. An attribute that is not known takes the middle, and what cannot be
 * drawn neutrally (the wings' edge, the bow) is left out.
 */
export const shoeBox = { width: 240, height: 420, centre: 120, floor: 398, collar: 152, ball: 268 } as const;

const platformHalf = { narrow: 17, medium: 26, wide: 37 };
const vampHeight = { short: 94, medium: 122, long: 154 };
const wingTop = { low: 58, medium: 88, high: 120 };
const neutralTaper = 3;
const { centre, floor, collar, ball } = shoeBox;

export interface ShoeGeometry {
  /** Half the platform, half the forefoot, and where the throat ends. */
  platformHalf: number;
  forefootHalf: number;
  throatY: number;
  /** A point of each part, for a line that leads to it: on the throat's edge, in the left wing, in the box. */
  marks: { throat: Point; wing: Point; box: Point };
  body: string;
  /** The edge of the opening. Closed, it is the part of the foot that the opening shows. */
  throat: string;
  leg: string;
  /** Left and right, with the inner edge of each as a line; empty when the height is not known. */
  wings: { panel: string; edge: string }[];
  platform: string;
  pleats: string;
  hasBow: boolean;
}

/** From platform to ball: a square box stays wide until late, a tapered one narrows at once. */
const boxSide = (side: -1 | 1, half: number, forefoot: number, taper: number): Cubic => {
  const square = (taper - 1) / 4;
  const at = (x: number, y: number): Point => [centre + side * x, y];
  return [
    at(half, floor),
    at(half + 1 + 13 * square, floor - 48 + 34 * square),
    // Straight below the ball, so that the outline runs on without a corner.
    at(forefoot, ball + 38 + 42 * square),
    at(forefoot, ball),
  ];
};

/** From the throat's lowest point out to the collar, on one side. */
const throatSide = (side: -1 | 1, throatY: number, throat: ShoeAttributes['throat']): Cubic => {
  const height = throatY - collar;
  const at = (x: number, y: number): Point => [centre + side * x, y];
  const controls: Record<'U' | 'V' | 'unknown', [Point, Point]> = {
    V: [at(5, throatY - height * 0.2), at(27, collar + height * 0.4)],
    U: [at(31, throatY), at(34, collar + height * 0.6)],
    unknown: [at(17, throatY - height * 0.02), at(30, collar + height * 0.5)],
  };
  return [[centre, throatY], ...controls[throat ?? 'unknown'], at(30, collar)];
};

const wing = (side: -1 | 1, box: Cubic, half: number, height: number) => {
  const outline = startOf(box, yToParameter(box, floor - height));
  const tip = outline[3];
  const inner: Cubic = [
    [centre + side * half * 0.66, floor - 1],
    [centre + side * (half + 1), floor - height * 0.5],
    [tip[0] - side * 13, floor - height * 0.82],
    tip,
  ];
  const edge = `M${point(inner[0])} ${cubicTo(inner)}`;
  const within = pointAt(inner, 0.5);
  const middle = mix(within, pointAt(box, yToParameter(box, within[1])), 0.5);
  return { panel: `${edge} ${cubicTo(reversed(outline))}Z`, edge, middle };
};

export const shoeGeometry = (attributes: ShoeAttributes): ShoeGeometry => {
  const taper = attributes.boxTaper ?? neutralTaper;
  const half = platformHalf[attributes.platformWidth ?? 'medium'];
  const forefoot = 44 + taper * 2.4;
  const throatY = floor - vampHeight[attributes.vampLength ?? 'medium'];
  const sides = [-1, 1] as const;
  const [left, right] = [boxSide(-1, half, forefoot, taper), boxSide(1, half, forefoot, taper)];
  const [throatLeft, throatRight] = [
    throatSide(-1, throatY, attributes.throat),
    throatSide(1, throatY, attributes.throat),
  ];
  const rise = (side: -1 | 1) =>
    `${centre + side * forefoot} ${ball - 48} ${centre + side * 37} ${collar + 48} ${centre + side * 31} ${collar - 3}`;
  const fall = (side: -1 | 1) =>
    `${centre + side * 37} ${collar + 48} ${centre + side * forefoot} ${ball - 48} ${centre + side * forefoot} ${ball}`;
  const throat = `M${point(throatLeft[3])} ${cubicTo(reversed(throatLeft))} ${cubicTo(throatRight)}`;
  const height = wingTop[attributes.wingHeight ?? 'medium'];
  const wings = sides.map((side) => wing(side, side === -1 ? left : right, half, height));
  return {
    platformHalf: half,
    forefootHalf: forefoot,
    throatY,
    marks: {
      throat: whole(pointAt(throatRight, 0.4)),
      wing: whole(wings[0]?.middle ?? [centre, floor]),
      box: whole([centre + half * 0.2, floor - 44]),
    },
    body:
      `M${point(left[0])} ${cubicTo(left)} C${rise(-1)} L${throat.slice(1)} L${centre + 31} ${collar - 3} ` +
      `C${fall(1)} ${cubicTo(reversed(right))} Q${centre} ${floor + 6} ${point(left[0])}Z`,
    throat,
    leg:
      `M${centre - 38} 0 C${centre - 33} 40 ${centre - 25} 70 ${centre - 26.5} 98 C${centre - 27} 112 ${centre - 31} 118 ${centre - 30} ${collar + 10} ` +
      `L${centre + 30} ${collar + 10} C${centre + 30} 120 ${centre + 28.5} 106 ${centre + 26.5} 92 C${centre + 25} 68 ${centre + 33} 40 ${centre + 37} 0Z`,
    wings: attributes.wingHeight ? wings : [],
    platform: `M${centre - half} ${floor} Q${centre} ${floor - 6} ${centre + half} ${floor} Q${centre} ${floor + 6} ${centre - half} ${floor}Z`,
    pleats: [-0.78, -0.5, -0.18, 0.18, 0.5, 0.78]
      .map(
        (place) =>
          `M${round(centre + place * half)} ${floor - 5}q${round(place * 2)} -8 ${round(place * (1 + half / 6))} ${round(-17 + Math.abs(place) * 4)}`,
      )
      .join(''),
    hasBow: attributes.drawstring === true,
  };
};

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const round = (value: number) => Math.round(value * 10) / 10;
