import { foldPhrase } from '#contracts/text/folding.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';

/** Speaks of who answers rather than of shoes. */
const aboutTheAnswerer = wholeWords(inAll(({ orders }) => orders.answerer));
/** Says how the answer is to be: no question about shoes. */
const aboutTheAnswer = wholeWords(inAll(({ orders }) => orders.answer));
const lentToRead = beginning(
  inAll(({ lent }) => lent),
  'iu',
);
const ends = new RegExp(`(?<=[.?!;…\\n])\\s*|\\s(?=(?:${inAll(({ orders }) => orders.joint)})(?!\\p{L}))`, 'iu');

const folded = (text: string): string =>
  foldPhrase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isOrder = (text: string): boolean => aboutTheAnswerer.test(folded(text)) || aboutTheAnswer.test(folded(text));

/** Sentences, and what is joined to one by "and", "PS" or a dash. */
const parts = (question: string): string[] => question.split(ends);

/**
 * The part of a message that asks something, without sentences that instruct the assistant what to say or what to be.
 * Empty where there is nothing else and the message speaks of the assistant itself; unchanged where leaving something
 * out would leave nothing.
 */
export const askedPart = (question: string): string => {
  const stated = question.replace(lentToRead, '').replace(/^[\s,.:;!?]+/u, '');
  if (stated !== question && stated !== '') return askedPart(stated);
  const all = parts(question).filter((part) => part.trim() !== '');
  const asked = all.filter((part) => !isOrder(part));
  if (asked.length > 0) return asked.length === all.length ? question : asked.join(' ');
  return aboutTheAnswerer.test(folded(question)) ? '' : question;
};
