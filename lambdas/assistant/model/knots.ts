import { languages } from '#contracts/text/language.ts';
import { tables } from '../language/all-languages.ts';

const knots = languages.map((language) => {
  const { tied, lies, place } = tables[language].dangers.knot;
  return { tied: new RegExp(tied, 'u'), lies: new RegExp(lies, 'gu'), place };
});

/**
 * The place of a ribbon's knot is described by a tendon, which does not mean pain. Anything wrong beside it still
 * counts: the tendon is replaced by another part of the body, beside which it is found.
 */
export const withoutKnots = (folded: string): string =>
  knots.reduce(
    (text, { tied, lies, place }) => (tied.test(text) ? text.replaceAll(lies, `$1 ${place}`) : text),
    folded,
  );
