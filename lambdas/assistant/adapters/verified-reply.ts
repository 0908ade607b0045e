import type { Language } from '#contracts/text/language.ts';
import type { LocalizedPassage, PassageIndex } from '#lambdas/knowledge/search.ts';
import { questionLanguage } from '../model/question-language.ts';
import { type VerifiedParagraph, verifySentences } from '../model/verify-sentences.ts';
import { ModelError } from './model-failure.ts';

/** Marks of sources are of no language. */
const isInLanguage = (text: string, language: Language): boolean =>
  questionLanguage(text.replaceAll(/\[[\d,; ]+\]/g, ' '), language) === language;

/** The part of a reply that may be shown. @throws ModelError where that is nothing. */
export const verifiedReply = (
  text: string,
  passages: readonly LocalizedPassage[],
  { language, index }: { language: Language; index: PassageIndex },
): VerifiedParagraph[] => {
  if (!isInLanguage(text, language)) throw new ModelError('wrongLanguage', 'another language');
  const paragraphs = verifySentences(text, passages, language, index);
  // Kind words alone answer nothing.
  if (paragraphs.some((paragraph) => paragraph.passages.length > 0)) return paragraphs;
  throw new ModelError('unverified', text.trim() === '' ? 'empty' : 'no sentence stands in its sources');
};
