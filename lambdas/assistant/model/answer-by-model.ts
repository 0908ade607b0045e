import type { Answer, AnswerParagraph } from '#contracts/assistant/endpoints.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';
import { sourceOf } from './source.ts';
import type { VerifiedParagraph } from './verify-sentences.ts';

type Composed = Pick<Answer, 'paragraphs' | 'sources' | 'suggestions' | 'finder' | 'shops'>;

/** Of a passage that asks for care, its caution is in one of the first two points. */
const cautions = 2;
const isOwn = ({ sources }: AnswerParagraph): boolean => sources.length === 0;

/**
 * A model's reply as it is shown: with the sentences of the product's own around it that an answer without a model has (a name
 * that is unknown, the word for a shop, the fitting), and the cautions of the passages that it cites.
 */
export const answerByModel = (
  written: readonly VerifiedParagraph[],
  { paragraphs: composed, finder, shops }: Pick<Answer, 'paragraphs' | 'finder' | 'shops'>,
): Composed => {
  const firstCited = composed.findIndex((paragraph) => !isOwn(paragraph));
  const lastCited = composed.findLastIndex((paragraph) => !isOwn(paragraph));
  const [before, after] = firstCited === -1 ? [[], []] : [composed.slice(0, firstCited), composed.slice(lastCited + 1)];
  const cited = [...new Set(written.flatMap(({ passages }) => passages))];
  const stated = written.map(({ text }) => text).join('\n');
  const careful = cited
    .filter(({ safety }) => safety)
    .flatMap((passage) => passage.text.slice(0, cautions).map((text) => ({ text, passages: [passage] })))
    .filter(({ text }) => !stated.includes(text));
  const numbers = (passages: readonly LocalizedPassage[]) => passages.map((passage) => cited.indexOf(passage) + 1);
  return {
    paragraphs: [
      ...before,
      ...[...written, ...careful].map(({ text, passages }) => ({ text, sources: numbers(passages) })),
      ...after,
    ],
    sources: cited.map(sourceOf),
    suggestions: [],
    ...(finder === undefined ? {} : { finder }),
    ...(shops ? { shops } : {}),
  };
};
