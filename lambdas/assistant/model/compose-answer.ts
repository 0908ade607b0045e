import type { Answer, AnswerParagraph } from '#contracts/assistant/endpoints.ts';
import { isOfCraft, type PassageIndex } from '#lambdas/knowledge/search.ts';
import { answerQuestion, pointsOfAll, type QuestionAnswer, withoutCompared } from './answer-question.ts';
import { assistantTexts } from './assistant-texts.ts';
import type { Aspect } from './compared-aspects.ts';
import type { FootAnswer, FootShoe, ShoesFor } from './foot-shoes.ts';
import { isOfFoot } from './foot-statements.ts';
import { inTurn } from './in-turn.ts';
import type { Point } from './points.ts';
import { questionsIn } from './questions-in.ts';
import type { Reading } from './reading.ts';
import { sourceOf } from './source.ts';
import { unknownName } from './unknown-name.ts';
import { isOpen, warningsOf, withCare } from './with-care.ts';

type Composed = Pick<Answer, 'paragraphs' | 'sources' | 'suggestions' | 'finder' | 'shops'>;

/** How many questions are offered where there is no answer. */
const offered = 2;
/** A question that is named as one without an answer; a longer one is a story. In characters. */
const longestQuoted = 120;
/** Above each row of a comparison. */
const headings = {
  founded: 'aspectFounded',
  shoes: 'aspectShoes',
  foot: 'aspectFoot',
  price: 'aspectPrice',
  more: 'aspectMore',
} as const satisfies Record<Aspect, string>;

const said = (text: string): AnswerParagraph => ({ text, sources: [] });

interface Around {
  before: readonly string[];
  shoes?: readonly FootShoe[];
  after?: readonly string[];
  aspectName?: (aspect: Aspect) => string;
}

/** One paragraph a shoe and a point, with the number of its source. */
const cite = (points: readonly Point[], { before, shoes = [], after = [], aspectName }: Around): Composed => {
  const passages = [...new Set(points.map(({ passage }) => passage))];
  const named = shoes.map(({ text }, place) => ({ text, sources: [place + 1] }));
  const cited = points.map(({ passage, text, aspect }) => ({
    text,
    sources: [shoes.length + passages.indexOf(passage) + 1],
    ...(aspect && aspectName ? { aspect: aspectName(aspect) } : {}),
  }));
  return {
    paragraphs: [...before.map(said), ...named, ...cited, ...after.map(said)],
    sources: [...shoes.map(({ name, address }) => ({ title: name, address })), ...passages.map(sourceOf)],
    suggestions: [],
  };
};

/** Questions that the site can answer, near to those that it cannot. */
const suggestionsFor = (unanswered: readonly QuestionAnswer[]): string[] => {
  const near = unanswered.map(({ question: { found } }) =>
    // A user who asked about something else is not led to questions of pain or weight.
    found.flatMap(({ passage }) => (passage.safety ? [] : passage.questions.slice(0, 1))).slice(0, offered),
  );
  return [...new Set(inTurn(near))].slice(0, offered);
};

/** The same reading, as though the dangers mentioned before had been mentioned with it: a child stays a child. */
const withEarlierDangers = (reading: Reading): Reading => {
  const all = [reading, ...reading.earlier];
  const dangers = new Set(reading.earlier.flatMap((one) => one.dangers).filter((danger) => danger !== 'clearance'));
  return { ...reading, dangers: [...dangers], isAlarming: all.some(({ isAlarming }) => isAlarming) };
};
/** The first paragraphs of an answer; a warning is one of them. */
const fewParagraphs = 2;
const shortened = ({ paragraphs, ...answer }: Composed): Composed => ({
  ...answer,
  paragraphs: paragraphs.slice(0, fewParagraphs),
});

/** The answers to the rest of the message, beside the shoes for a foot. */
const besideShoes = (answers: readonly QuestionAnswer[], { isAnswered }: FootAnswer): QuestionAnswer[] =>
  answers.filter(({ question: { text, isStated }, points: [first] }) =>
    isStated ? first !== undefined && !isOfFoot(first.passage.id) : /\?\s*$/u.test(text) && !isAnswered(text),
  );

interface Helpers {
  /** Ids of passages that are near by meaning, if a model determined it. */
  nearest?: readonly string[];
  /** Names shoes for a foot; a browser without a connection has none. */
  shoes?: ShoesFor;
}

/**
 * Composes an answer from the passages of a language, without a model: the shoes for the foot that the message describes, then each question of
 * it in its turn, with its sources, and by name those that are left.
 */
export const composeAnswer = (reading: Reading, index: PassageIndex, helpers: Helpers = {}): Composed => {
  const { question, language, asked, dangers, earlier } = reading;
  const own = assistantTexts(language);
  const last = earlier.at(-1);
  if (reading.asksShorter && last)
    return shortened(composeAnswer({ ...last, earlier: earlier.slice(0, -1) }, index, helpers));
  if (dangers.length === 0 && !index.asks(question) && !(reading.goesOn && last))
    return cite([], { before: [own('greeting')] });
  const questions = questionsIn(reading, index, helpers.nearest);
  if (dangers.length > 0) return cite(withCare(reading, questions, index), { before: warningsOf(dangers).map(own) });
  const answers = withoutCompared(questions.map((one) => answerQuestion(one, language, index)));
  const unanswered = answers.filter(({ points }) => points.length === 0);
  const suggestions = suggestionsFor(unanswered);
  const careful = withEarlierDangers(reading);
  const known = pointsOfAll(answers);
  const foot = helpers.shoes?.(reading, index);
  const needsLeave = foot?.needsLeave ?? false;
  const isShown = ({ text }: Point): boolean => {
    const named = index.subjectsIn(text);
    return needsLeave ? named.length === 0 : foot?.failed === undefined || !named.includes(foot.failed);
  };
  const points = (careful.dangers.length > 0 ? known.filter((point) => isOpen(point, careful, index)) : known).filter(
    isShown,
  );
  const isWithheld = ({ passage }: Point): boolean =>
    careful.dangers.length > 0 && passage.choosing && points.every((point) => point.passage !== passage);
  if (known.some(isWithheld)) return composeAnswer(careful, index, helpers);
  // A user who must not buy yet, or has to see another person first, is not sent to a shop.
  const seeksShop =
    careful.dangers.length === 0 &&
    !needsLeave &&
    answers.some(({ isOfPlace, question: { asked: one } }) => isOfPlace || one.wants.has('shop'));
  const finder = foot ? { finder: foot.finder } : {};
  const next = { ...finder, ...(seeksShop ? { shops: true as const } : {}) };
  const possible = reading.possible.length > 0 || careful.dangers.length > 0 ? [own('possible')] : [];
  const shop = reading.isAboutShop ? [own('shop')] : [];
  if (foot && foot.shoes.length > 0) {
    return {
      ...cite(pointsOfAll(besideShoes(answers, foot)), {
        before: [...shop, own('shoes')],
        shoes: foot.shoes,
        after: [...(foot.mayBeFirst ? [own('firstPair')] : []), own('fitting'), ...possible],
      }),
      ...next,
    };
  }
  if (points.length === 0)
    return { ...cite([], { before: shop.length > 0 ? shop : [own('unknown')] }), suggestions, ...finder };
  const name = answers.some(({ isOfPlace }) => isOfPlace) ? undefined : unknownName(asked, language, index);
  const before = [
    ...(needsLeave ? [own('clearance')] : []),
    ...shop,
    ...(name === undefined ? [] : [own('unknownName').replace('{{name}}', () => name)]),
    ...answers.flatMap((one) => one.before),
  ];
  const denials = new Set(answers.map(({ denial }) => denial?.text));
  const withNo = (point: Point): Point =>
    denials.has(point.text) ? { ...point, text: own('no').replace('{{point}}', () => point.text) } : point;
  const after = [
    ...unanswered
      .map(({ question: one }) => one.text.replace(/[\s?!.…;]+$/u, ''))
      .filter((text) => text.length <= longestQuoted && isOfCraft(text, language))
      .map((text) => own('unansweredPart').replace('{{question}}', () => text)),
    ...(points.some(({ passage }) => passage.choosing) ? [own('fitting')] : []),
    ...possible,
  ];
  return {
    ...cite(points.map(withNo), { before: [...new Set(before)], after, aspectName: (aspect) => own(headings[aspect]) }),
    suggestions,
    ...next,
  };
};
