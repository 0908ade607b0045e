import type { Language } from '#contracts/text/language.ts';

/** A sentence of a model, without its marks. */
export interface Sentence {
  text: string;
  /** The numbers of passages that it names, from 1. */
  sources: number[];
}

const mark = /\[\s*(\d{1,2}(?:\s*[,;]\s*\d{1,2})*)\s*\]/gu;
/** Marks behind the full stop belong to the sentence before it. */
const lateMarks = /([.!?…]+["»”]?)\s*((?:\[\s*\d{1,2}(?:\s*[,;]\s*\d{1,2})*\s*\]\s*)+)/gu;
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
const longestReply = 8_000;

const segmenters = new Map<Language, Intl.Segmenter>();
const sentencesOf = (text: string, language: Language): string[] => {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(text)].map(({ segment }) => segment);
};

const sentenceIn = (segment: string): Sentence => ({
  text: segment
    .replaceAll(mark, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?…])/gu, '')
    .trim(),
  sources: [...new Set([...segment.matchAll(mark)].flatMap(([, numbers = '']) => numbers.split(/[,;]/).map(Number)))],
});

/** The lines of a model's answer, each with its sentences and the passages that they name. Bold text loses its stars. */
export const readReply = (reply: string, language: Language): Sentence[][] =>
  reply
    .slice(0, longestReply)
    .split(/\r?\n/u)
    .map((line) => line.replace(bullet, '').replaceAll('**', '').replaceAll(lateMarks, ' $2$1 '))
    .map((line) =>
      sentencesOf(line, language)
        .map(sentenceIn)
        .filter(({ text }) => /[\p{L}\p{N}]/u.test(text)),
    )
    .filter((line) => line.length > 0);
