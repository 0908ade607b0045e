import { foldPhrase } from '#contracts/text/folding.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import type { TextReading } from './reading.ts';

const patterns = inEach(({ intents: { permission } }) => ({
  asksLeave: wholeWords(permission.leave),
  asksMore: new RegExp(`^(?:${permission.joining ?? ''})?(?:${permission.more})(?!\\p{L})`, 'u'),
  asksHarm: wholeWords(permission.harm),
  /** From its first words on. */
  forbids: wholeWords(permission.forbids),
  asksRemedy: beginning(permission.remedy),
  deniesRemedy: wholeWords(permission.noRemedy),
}));
const firstWords = 90;

/** Whether a plain no comes first: a question that asks leave, and a point that gives none. */
export const isForbidden = ({ folded, language }: TextReading, point: string): boolean => {
  const { asksLeave, asksMore, asksHarm, forbids, asksRemedy, deniesRemedy } = patterns[language];
  const asked = folded.replaceAll(/['’?¿!.,]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const stated = foldPhrase(point).slice(0, firstWords);
  return (
    asksLeave.test(asked) &&
    !asksMore.test(asked) &&
    !asksHarm.test(asked) &&
    (forbids.test(stated) || (asksRemedy.test(asked) && deniesRemedy.test(stated)))
  );
};
