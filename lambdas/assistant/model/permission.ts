import { foldPhrase } from '#contracts/text/folding.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import type { Permission } from '../language/intent-table.ts';
import type { TextReading } from './reading.ts';

const words = (name: keyof Permission): string => inAll(({ intents: { permission } }) => permission[name]);
const asksLeave = wholeWords(words('leave'));
const asksMore = new RegExp(`^(?:${words('joining')})?(?:${words('more')})(?!\\p{L})`, 'u');
const asksHarm = wholeWords(words('harm'));
/** From its first words on. */
const forbids = wholeWords(words('forbids'));
const asksRemedy = beginning(words('remedy'));
const deniesRemedy = wholeWords(words('noRemedy'));
const firstWords = 90;

/** Whether a plain no comes first: a question that asks leave, and a point that gives none. */
export const isForbidden = ({ folded }: TextReading, point: string): boolean => {
  const asked = folded.replaceAll(/['’?¿!.,]+/gu, ' ').replaceAll(/\s+/g, ' ');
  const told = foldPhrase(point).slice(0, firstWords);
  return (
    asksLeave.test(asked) &&
    !asksMore.test(asked) &&
    !asksHarm.test(asked) &&
    (forbids.test(told) || (asksRemedy.test(asked) && deniesRemedy.test(told)))
  );
};
