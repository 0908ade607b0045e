import type { Answer, AnswerParagraph } from '#contracts/assistant.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { asksOfPlace } from './asked-place.ts';
import { assistantTexts } from './assistant-texts.ts';
import type { Aspect } from './compared-aspects.ts';
import { isForbidden } from './permission.ts';
import { pickPoints } from './pick-points.ts';
import type { Point } from './points.ts';
import { ranked } from './rank-passages.ts';
import type { Reading } from './reading.ts';
import { isSideBySide } from './side-by-side.ts';
import { sourceOf } from './source.ts';
import { unknownName } from './unknown-name.ts';
import { hasRest, isUntold } from './untold.ts';
import { warningsOf, withCare } from './with-care.ts';

type Composed = Pick<Answer, 'paragraphs' | 'sources' | 'suggestions'>;

/** How many questions are offered where there is no answer. */
const offered = 2;
/** Above each row of a comparison. */
const headings = {
  founded: 'aspectFounded',
  shoes: 'aspectShoes',
  foot: 'aspectFoot',
  price: 'aspectPrice',
  more: 'aspectMore',
} as const satisfies Record<Aspect, string>;

const said = (text: string): AnswerParagraph => ({ text, sources: [] });

/** One paragraph a point, with the number of its passage. */
const cite = (
  points: readonly Point[],
  before: string[],
  after: string[] = [],
  aspectName?: (aspect: Aspect) => string,
): Composed => {
  const passages = [...new Set(points.map(({ passage }) => passage))];
  const cited = points.map(({ passage, text, aspect }) => ({
    text,
    sources: [passages.indexOf(passage) + 1],
    ...(aspect && aspectName ? { aspect: aspectName(aspect) } : {}),
  }));
  return {
    paragraphs: [...before.map(said), ...cited, ...after.map(said)],
    sources: passages.map(sourceOf),
    suggestions: [],
  };
};

/**
 * Composes an answer from the passages of a language, without a model: what is asked first, then why, with its sources. `nearest` are the
 * ids of those that are near by meaning, if a model has told.
 */
export const composeAnswer = (reading: Reading, index: PassageIndex, nearest: readonly string[] = []): Composed => {
  const { question, language, asked, dangers } = reading;
  const own = assistantTexts(language);
  if (dangers.length === 0 && !index.asks(question)) return cite([], [own('greeting')]);
  const found = asked.text === '' ? [] : ranked(asked, index, nearest);
  if (dangers.length > 0) return cite(withCare(reading, found, index), warningsOf(dangers).map(own));
  const points = pickPoints(asked, found, index);
  const shop = reading.isAboutShop ? [own('shop')] : [];
  const texts = points.map(({ text }) => text);
  // Who wrote a question for a passage has seen that it tells what is asked.
  const untold = !found[0]?.isOwn && isUntold(asked, language, texts);
  // Of a shoe that is named, there is at least something else to say.
  const isOfUse = index.subjectsIn(asked.text).length > 0 || hasRest(asked, language, texts);
  if (points.length === 0 || (untold && !isOfUse)) {
    const suggestions = found.slice(0, offered).flatMap(({ passage }) => passage.questions.slice(0, 1));
    return { ...cite([], shop.length > 0 ? shop : [own('unknown')]), suggestions };
  }
  const name = unknownName(asked, language, index);
  const before = [
    ...shop,
    ...(name === undefined ? [] : [own('unknownName').replace('{{name}}', () => name)]),
    ...(untold || asksOfPlace(asked, language, index) ? [own('untold')] : []),
    ...(isSideBySide(asked, points, index) ? [own('noBest')] : []),
  ];
  const [first, ...others] = points;
  const lead =
    first && isForbidden(asked, first.text)
      ? [{ ...first, text: own('no').replace('{{point}}', () => first.text) }, ...others]
      : points;
  const after = points.some(({ passage }) => passage.choosing) ? [own('fitting')] : [];
  return cite(lead, before, after, (aspect) => own(headings[aspect]));
};
