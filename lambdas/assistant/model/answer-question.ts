import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { asksOfPlace } from './asked-place.ts';
import { assistantTexts } from './assistant-texts.ts';
import { isOfFoot } from './foot-statements.ts';
import { inTurn } from './in-turn.ts';
import { isForbidden } from './permission.ts';
import { pickPoints } from './pick-points.ts';
import { type Point, pointsOf } from './points.ts';
import type { AskedQuestion } from './questions-in.ts';
import { isSideBySide } from './side-by-side.ts';
import { hasRest, isUnstated } from './unstated.ts';

/** Of no town it is known which shops it has. */
const whereToBuy = 'buy-where';

/** The answer to one question, with its state. */
export interface QuestionAnswer {
  question: AskedQuestion;
  /** Nothing where nothing is known of it. */
  points: readonly Point[];
  /** Sentences that stand before its points. */
  before: readonly string[];
  /** The point that denies what is asked: a plain no comes before it. */
  denial: Point | undefined;
  /** Whether a town is named, and not a shoe. */
  isOfPlace: boolean;
}

/** Answers one question of a message from what was found for it. */
export const answerQuestion = (question: AskedQuestion, language: Language, index: PassageIndex): QuestionAnswer => {
  const { asked, found } = question;
  const own = assistantTexts(language);
  const none = { question, before: [], denial: undefined, isOfPlace: false };
  if (question.isStated) return { ...none, points: pointsOf(found[0]?.passage, asked, index, 1) };
  const isOfPlace = asksOfPlace(asked, language, index);
  const toBuy = isOfPlace ? index.byId(whereToBuy) : undefined;
  const picked = toBuy ? pointsOf(toBuy, asked, index, 2) : pickPoints(asked, found, index, question.stories);
  // The right shoe for a foot depends on everything that is said about it.
  const isTrait =
    !found[0]?.isOwn &&
    picked[0] !== undefined &&
    // A comparison is of the foot already.
    picked[0].aspect === undefined &&
    (question.isVague || isOfFoot(picked[0].passage.id));
  const foot = isTrait ? question.foot() : [];
  const points = foot.length > 0 ? foot : picked;
  const texts = points.map(({ text }) => text);
  // The author of a passage's question has seen that it says what is asked.
  const unstated = !found[0]?.isOwn && isUnstated(asked, language, texts);
  // Of a shoe that is named, there is at least something else to say.
  const isOfUse = index.subjectsIn(asked.text).length > 0 || hasRest(asked, language, texts);
  const [first] = points;
  if (first === undefined || (unstated && !isOfUse)) return { ...none, points: [], isOfPlace };
  const before = [
    ...(unstated || isOfPlace ? [own('untold')] : []),
    ...(isSideBySide(asked, points, index) ? [own('noBest')] : []),
  ];
  return { question, points, before, denial: isForbidden(asked, first.text) ? first : undefined, isOfPlace };
};

/** On a part of the shoe, such as the vamp that long toes ask for. */
const isOfPart = (id: string): boolean => id.startsWith('part-');

/** Without advice on traits of the foot, and on the parts that they ask for, where brands are compared by them. */
export const withoutCompared = (answers: readonly QuestionAnswer[]): readonly QuestionAnswer[] => {
  const isOfTrait = ({ question, points: [first] }: QuestionAnswer): boolean =>
    question.isStated === true && first !== undefined && (isOfFoot(first.passage.id) || isOfPart(first.passage.id));
  const isCompared = answers.some(({ points: [first] }) => first?.aspect === 'foot');
  return isCompared ? answers.filter((one) => !isOfTrait(one)) : answers;
};

/** More is not read. */
const mostPoints = 5;

/** The points of all questions, question by question; of many the first of each, then the second of each. */
export const pointsOfAll = (answers: readonly Pick<QuestionAnswer, 'points'>[]): Point[] => {
  const all = new Map(answers.flatMap(({ points }) => points).map((point) => [point.text, point]));
  if (answers.length < 2) return [...all.values()];
  const texts = inTurn(answers.map(({ points }) => points.map(({ text }) => text)));
  const chosen = new Set([...new Set(texts)].slice(0, mostPoints));
  return [...all.values()].filter(({ text }) => chosen.has(text));
};
