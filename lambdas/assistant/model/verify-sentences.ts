import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { type LocalizedPassage, type PassageIndex, wordsOf } from '#lambdas/knowledge/search.ts';
import { beginning } from '../language/expressions.ts';
import { inAllReplies } from '../language/reply-tables.ts';
import { isSameWay } from './negation.ts';
import { questionLanguage } from './question-language.ts';
import { readReply, type Sentence } from './read-reply.ts';
import { statedNumbers, withoutNumbers } from './stated-numbers.ts';

/** The part of a model's answer that stands in its sources. A paragraph is a line of the model's. */
export interface VerifiedParagraph {
  text: string;
  passages: LocalizedPassage[];
}

/** Addresses, markup and code: an answer is plain text. */
const unwanted = /https?:|www\.|[a-z0-9-]\.[a-z]{2,}(?![\p{L}])|@|[<>{}`|\\]|\]\(|[\u202A-\u202E\u2066-\u2069]/iu;
/** Said by a person who speaks through a passage or a question. */
const orders = beginning(inAllReplies((table) => table.orders));
const longestSentence = 600;

/** How much of what a sentence says its sources must say too; rare words count for more. */
const leastSupport = 0.5;

const statedBy = ({ title, text }: LocalizedPassage): string[] => [title, ...text];

/** Names in Latin letters: in Hebrew and Russian any word, elsewhere those that are capitalized within the sentence. */
const namesIn = (text: string, language: Language): string[] =>
  text.match(
    language === 'he' || language === 'ru'
      ? /\p{Script=Latin}[\p{Script=Latin}\d’'-]{2,}/gu
      : /(?<=[\p{L}\d,;:] )\p{Lu}[\p{L}\d’'-]{2,}/gu,
  ) ?? [];

const isPlain = (text: string): boolean =>
  text.length <= longestSentence && !unwanted.test(text) && !orders.test(foldPhrase(text));

/** Whether the passages say what the sentence does: its figures, its names, yes or no, and most of its words. */
const isSupported = (
  text: string,
  passages: readonly LocalizedPassage[],
  language: Language,
  index: PassageIndex,
): boolean => {
  const stated = passages.flatMap(statedBy);
  const all = stated.join('\n');
  const figures = statedNumbers(all, language);
  if (![...statedNumbers(text, language)].every((figure) => figures.has(figure))) return false;
  const isNamed = (subject: string) =>
    passages.some((passage) => passage.subject === subject || index.names(passage, [subject]));
  if (!index.subjectsIn(text).every(isNamed)) return false;
  const words = new Set(wordsOf(all));
  const isKnownName = (name: string) =>
    index.subjectsIn(name).length > 0 || wordsOf(name).every((word) => words.has(word));
  if (!namesIn(text, language).every(isKnownName)) return false;
  const said = withoutNumbers(text, language);
  if (index.overlap(said, all) < index.overlap(said, said) * leastSupport) return false;
  return isSameWay(text, stated, language, index);
};

/**
 * Reads a model's answer against the passages that it was given, sentence by sentence, and keeps what they say. The model is not believed:
 * neither its sources nor its obedience.
 */
export const verifySentences = (
  reply: string,
  passages: readonly LocalizedPassage[],
  language: Language,
  index: PassageIndex,
): VerifiedParagraph[] => {
  const keep = ({ text, sources }: Sentence): VerifiedParagraph | undefined => {
    if (!isPlain(text) || questionLanguage(text, language) !== language) return undefined;
    const cited = sources.flatMap((number) => passages[number - 1] ?? []);
    // A number of a source that was never given is a sign of an invented one.
    if (cited.length < sources.length) return undefined;
    // Without a source there is nothing to believe, however polite it is: the product sends on to teachers and fitters itself.
    if (cited.length === 0) return undefined;
    return isSupported(text, cited, language, index) ? { text, passages: cited } : undefined;
  };
  return readReply(reply, language).flatMap((line) => {
    const kept = line.map(keep).filter((sentence) => sentence !== undefined);
    if (kept.length === 0) return [];
    const text = kept.map((sentence) => sentence.text).join(' ');
    return [{ text, passages: [...new Set(kept.flatMap((sentence) => sentence.passages))] }];
  });
};
