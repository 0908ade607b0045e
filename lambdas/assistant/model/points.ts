import type { LocalizedPassage, PassageIndex } from '#lambdas/knowledge/search.ts';
import { choosePoints } from './choose-points.ts';
import type { Aspect } from './compared-aspects.ts';
import type { TextReading } from './reading.ts';

/** A point of a passage, as it is shown. */
export interface Point {
  passage: LocalizedPassage;
  text: string;
  /** In a comparison: by what its passage's subject stands beside the others. */
  aspect?: Aspect;
}

/** Of a passage that asks for care, the first two points are always among them: its caution is in one of them. */
export const pointsOf = (
  passage: LocalizedPassage | undefined,
  asked: TextReading,
  index: PassageIndex,
  most: number,
): Point[] => {
  if (!passage) return [];
  const chosen = choosePoints(passage, asked, index, most);
  const cautions = passage.safety ? passage.text.slice(0, 2).filter((text) => !chosen.includes(text)) : [];
  return [...chosen, ...cautions].map((text) => ({ passage, text }));
};
