import {
  byNearness,
  type Found,
  type LocalizedPassage,
  type PassageIndex,
  wordsOf,
} from '#lambdas/knowledge/search.ts';
import { generalFirst, isOfAllShoes, storyOf } from './beside-question.ts';
import { asksLeave } from './danger.ts';
import { pointsOfFoot } from './foot-statements.ts';
import { inTurn } from './in-turn.ts';
import { plainQuestions } from './plain-questions.ts';
import type { Point } from './points.ts';
import { isAnswered, mostPassages, ranked } from './rank-passages.ts';
import { readText } from './read-question.ts';
import type { Clause, Reading, TextReading } from './reading.ts';
import { statedIn } from './stated-advice.ts';

/** One thing that a message asks. */
export interface AskedQuestion {
  /** As it was written. */
  text: string;
  /** With the name of the shoe that it is about. */
  asked: TextReading;
  /** The message that it is a part of, and those before it, the latest first. */
  stories?: readonly string[];
  /** The passages that are near to it, best first. */
  found: readonly Found[];
  /** A point for each trait of the foot that the message describes. */
  foot: () => readonly Point[];
  /** It is not asked but stated, and there is advice on it. */
  isStated?: boolean;
  /** By itself it is about nothing: "what should I try?" */
  isVague?: boolean;
}

/** How much it counts beside the question itself what the story around it is near to. */
const shareOfStory = 0.8;

/** Passages on readiness are for dancers who have no leave yet. */
const beforeLeave = /^ready-(?!cleared)/;

/** How like one of a passage's own a question without a word of shoes must be. */
const likeEnough = 0.35;

const bestFirst = (a: Found, b: Found): number => Number(isAnswered(b)) - Number(isAnswered(a)) || byNearness(a, b);

/**
 * The passages that a question by itself is about. "How much are they?" asks of shoes where its story does, as far as that is a
 * question of a passage; "what should I look for?" is found everywhere, and so is about nothing.
 */
const meantBy = (question: readonly Found[], isOfCraft: boolean): Found[] =>
  question
    .filter((one) => isAnswered(one) || (isOfCraft && one.likeness >= likeEnough && isAnswered({ ...one, isOfCraft })))
    .map((one) => ({ ...one, isOfCraft: one.isOfCraft || isOfCraft }));

/** The passages that are near to a question and to the story around it. */
const together = (question: readonly Found[], story: readonly Found[]): Found[] => {
  const byId = new Map(story.map((one) => [one.passage.id, one]));
  const ofQuestion = question.map((one): Found => {
    const other = byId.get(one.passage.id);
    if (!other) return one;
    byId.delete(one.passage.id);
    const more = (figure: 'coverage' | 'likeness' | 'stated' | 'known') => Math.max(one[figure], other[figure]);
    return {
      ...{ passage: one.passage, isOwn: one.isOwn, isOfCraft: one.isOfCraft },
      score: one.score + shareOfStory * other.score,
      ...{ coverage: more('coverage'), likeness: more('likeness'), stated: more('stated'), known: more('known') },
    };
  });
  const ofStory = [...byId.values()].map((one) => ({ ...one, isOwn: false, score: shareOfStory * one.score }));
  return [...ofQuestion, ...ofStory].sort(bestFirst);
};

/** As few words of a text as name the same brands and models. */
const namesIn = (text: string, index: PassageIndex): string => {
  const named = (words: readonly string[]): string => index.subjectsIn(words.join(' ')).join(' ');
  const words = wordsOf(text);
  const all = named(words);
  return words
    .reduce((kept, word) => {
      const others = kept.filter((one) => one !== word);
      return named(others) === all ? others : kept;
    }, words)
    .join(' ');
};

/** A question with the name before it of what it is about: "my Blochs die early. Why?" */
const withName = (question: Clause, before: readonly Clause[], index: PassageIndex): TextReading => {
  const isNaming = ({ text }: Clause): boolean => index.subjectsIn(text).length > 0;
  const naming = isNaming(question) ? undefined : before.findLast(isNaming);
  return naming
    ? { ...readText(`${namesIn(naming.text, index)} ${question.text}`, question.language), wants: question.wants }
    : question;
};

/** A question this similar to one of a passage's own is clear, whichever came before it. */
const clearEnough = 0.5;
const isClear = ({ goesOn }: Reading, [best]: readonly Found[]): boolean =>
  !goesOn && best !== undefined && isAnswered(best) && best.likeness >= clearEnough;

/** Many users mention how often they dance without asking whether they may start. */
const isOpenTo = ({ dangers, isCleared, earlier }: Reading) => {
  const mayStart = isCleared || earlier.some((one) => one.isCleared);
  return ({ passage: { id }, isOwn }: Found): boolean =>
    isOwn || asksLeave(dangers) || !mayStart || !beforeLeave.test(id);
};

/** Where the only question is clear by itself, and much clearer than with the story around it, that story is beside it. */
const clearAlone = 0.6;
const clearer = 0.3;
const isBesideStory = (
  { clauses }: Reading,
  whole: AskedQuestion,
  near: (one: TextReading) => readonly Found[],
): boolean => {
  const [only, another] = clauses.filter(({ asks }) => asks);
  if (only === undefined || another || clauses.length < 2) return false;
  const [best] = near(only);
  const ofWhole = whole.found[0]?.likeness ?? 0;
  return best !== undefined && isAnswered(best) && best.likeness >= Math.max(clearAlone, ofWhole + clearer);
};

const textOf = (clauses: readonly Clause[]): string => clauses.map(({ text }) => text).join(' ');

/** The questions of a message, one at least; a message with one question is that question, with its story. */
const askedIn = (
  reading: Reading,
  index: PassageIndex,
  near: (one: TextReading) => readonly Found[],
): AskedQuestion[] => {
  const { asked, clauses, earlier } = reading;
  const questionClauses = clauses.filter(({ asks }) => asks);
  const stated = storyOf(clauses);
  const inAll = stated === textOf(clauses) ? asked : { ...readText(stated, asked.language), wants: asked.wants };
  const foot = () => (clauses.length > 1 ? pointsOfFoot(clauses, near, index) : []);
  const stories = [reading, ...earlier.toReversed()].map((one) => storyOf(one.clauses));
  if (reading.isUnderstood) return plainQuestions(questionClauses, near).map((one) => ({ ...one, foot, stories }));
  const found = near(questionClauses.length === 1 ? inAll : asked);
  const whole: AskedQuestion = { text: asked.text, asked, found, foot, stories };
  const before = isClear(reading, whole.found) ? [] : earlier.flatMap((one) => one.clauses);
  if (whole.found[0]?.isOwn) return [whole];
  const isApart = questionClauses.length > 1 || isBesideStory(reading, whole, near);
  if (!isApart && before.length === 0) return [whole];
  const questions: readonly Clause[] = isApart ? questionClauses : [{ ...asked, asks: true }];
  const lastAsked = before.length > 0 ? (earlier.at(-1)?.clauses ?? []) : [];
  return questions.map((question): AskedQuestion => {
    const around = !isApart ? [question] : clauses.filter((one) => !one.asks || one === question);
    const named = withName(question, [...before, ...clauses.slice(0, clauses.indexOf(question))], index);
    const story = [...lastAsked, ...around];
    const inStory = { ...readText(storyOf(story), asked.language), wants: question.wants };
    const alone = near(question);
    const ofStory = story.length > 1 ? near(inStory) : whole.found;
    const meant = meantBy(
      near(named),
      ofStory.some(({ isOfCraft }) => isOfCraft),
    );
    const all = together(meant, ofStory);
    if (meant.length === 0 && story.length > 1)
      return { text: question.text, asked: inStory, found: all, foot, stories, isVague: true };
    return isOfAllShoes(question, alone, named, index)
      ? { text: question.text, asked: question, found: generalFirst(all), foot, stories }
      : { text: question.text, asked: named, found: all, foot, stories };
  });
};

/** The questions of a message, and before them its statements that there is advice on. */
export const questionsIn = (
  reading: Reading,
  index: PassageIndex,
  nearest: readonly string[] = [],
): AskedQuestion[] => {
  const isOpen = isOpenTo(reading);
  const near = (one: TextReading) => (one.text === '' ? [] : ranked(one, index, nearest).filter(isOpen));
  const asked = askedIn(reading, index, near);
  if (reading.isUnderstood || asked[0]?.found[0]?.isOwn) return asked;
  const stated = statedIn(
    reading.clauses,
    asked.flatMap(({ found }) => found[0]?.passage ?? []),
    near,
  ).map(
    ({ text, said, found }): AskedQuestion => ({ text, asked: said, found: [found], foot: () => [], isStated: true }),
  );
  return [...stated, ...asked];
};

/**
 * The passages that a model may answer from, the best of each question first; nothing where none of it is about any, so that no model is paid to say so.
 * A passage that is near by meaning may be about it: a model sees whether it is, and says so.
 */
export const nearPassages = (
  questions: readonly AskedQuestion[],
  nearest: readonly string[] = [],
): LocalizedPassage[] => {
  const all = questions.map(({ found }) => found);
  if (nearest.length === 0 && !all.flat().some(isAnswered)) return [];
  const passages = inTurn(all).map(({ passage }) => passage);
  return [...new Map(passages.map((passage) => [passage.id, passage])).values()].slice(0, mostPassages);
};
