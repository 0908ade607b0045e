import { languages } from '#contracts/text/language.ts';
import { tables } from '../language/all-languages.ts';

const knots = languages.map((language) => {
  const { tied, lies, place } = tables[language].dangers.knot;
  return { tied: new RegExp(tied, 'u'), lies: new RegExp(lies, 'gu'), place };
});

/**
 * Where the knot of a ribbon lies is told by a tendon, which hurts nobody. Whatever is wrong beside it still counts: the tendon becomes another part
 * of the body, beside which it is found.
 */
export const withoutKnots = (folded: string): string =>
  knots.reduce(
    (text, { tied, lies, place }) => (tied.test(text) ? text.replaceAll(lies, `$1 ${place}`) : text),
    folded,
  );
