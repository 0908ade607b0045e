import { progressHash, progressOf } from '#contracts/finder/answers.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import { footTables } from '../language/foot-tables.ts';
import { isGrownUp } from './child-age.ts';
import { foldedWords } from './folded-words.ts';
import { footIn } from './foot-in.ts';
import type { OwnPair, PairIn } from './own-pair.ts';
import type { Reading } from './reading.ts';

/** A foot that messages describe. */
export interface StatedFoot {
  foot: Foot;
  /** Whether the last message asks for shoes for it. */
  asksShoes: boolean;
  /** Whether the last message itself describes the foot. */
  isDescribed: boolean;
  /** How many of the finder's questions they answer. */
  count: number;
  /** It only adds to a foot for which shoes were asked for before. */
  isAdded: boolean;
  /** The line of the last pair, where its maker is stated but no model. */
  lastLine: string | undefined;
  /** The address of the finder with what is known, from the `#` on. */
  finder: string;
}

const patterns = inEach(({ prefix = '', clauses, cleared }, language) => ({
  asks: wholeWords(clauses.opens, 'iu'),
  chooses: wholeWords(footTables[language].chooses),
  otherShoes: wholeWords(footTables[language].otherShoes),
  cleared: beginning(cleared),
  teacher: wholeWords(`(?:${prefix})(?:${footTables[language].teacher})`),
  doubt: wholeWords(footTables[language].doubt),
  denies: wholeWords(footTables[language].not),
  ownChild: wholeWords(`(?:${prefix})(?:${footTables[language].ownChild})`),
}));
/** This many answers describe a foot; a user who gives them and asks nothing wants a shoe for it. */
const enough = 2;

const countOf = ({ level: _, lastPair, ...traits }: Foot): number =>
  Object.keys(traits).length + (lastPair?.troubles.length ?? 0);

/** With the marks at their ends. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?…\n])/u);

/** Whether one of the sentences asks for a shoe to dance on pointe in. */
export const asksForShoes = (text: string, language: Language): boolean =>
  sentencesOf(text)
    .map(foldedWords)
    .some((words) => patterns[language].chooses.test(words) && !patterns[language].otherShoes.test(words));

const isQuestion = (text: string): boolean => /[?؟]/u.test(text);

/**
 * The teacher's word, as far as a message is clear: a yes that is denied, asked for, hoped for or another person's does
 * not count, and a teacher beside a denial has not said yes.
 */
const teacherIn = (message: string, language: Language): Foot['teacher'] => {
  const { cleared, teacher, doubt, denies } = patterns[language];
  const stated = sentencesOf(message).map((sentence) => ({
    words: foldedWords(sentence),
    isAsked: isQuestion(sentence),
  }));
  if (stated.some(({ words }) => teacher.test(words) && denies.test(words))) return 'notYet';
  return stated.some(
    ({ words, isAsked }) => cleared.test(words) && !isAsked && !doubt.test(words) && !denies.test(words),
  )
    ? 'yes'
    : undefined;
};

/**
 * The stories about a pair. Without a question, one of the clauses only counts as asking; beside what is wrong with a pair, the model is that of
 * the pair.
 */
const storiesOf = ({ question, language, clauses }: Reading) =>
  !isQuestion(question) || footIn([question], language).lastPair !== undefined
    ? clauses
    : clauses.filter(({ asks }) => !asks);
const textOf = (clauses: Reading['clauses']): string => clauses.map(({ text }) => text).join('\n');
const ownPair = (readings: readonly Reading[], index: PassageIndex, pairIn: PairIn): OwnPair | undefined =>
  readings.map((one) => pairIn(textOf(storiesOf(one)), index)).findLast((pair) => pair !== undefined);

/** "And for a high arch?" after shoes were asked for: they are asked for again, with what is added. */
const addsToAsked = (reading: Reading, index: PassageIndex, pairIn: PairIn): boolean => {
  const { question, language, earlier } = reading;
  const last = earlier.at(-1);
  return (
    reading.goesOn &&
    last !== undefined &&
    countOf(footIn([question], language)) > 0 &&
    (statedFoot({ ...last, earlier: earlier.slice(0, -1) }, index, pairIn)?.asksShoes ?? false)
  );
};

/**
 * The foot that a message and those before it describe; undefined where they describe none, or mention something that
 * comes before any shoe.
 */
export const statedFoot = (reading: Reading, index: PassageIndex, pairIn: PairIn): StatedFoot | undefined => {
  const { question, language, earlier, clauses } = reading;
  const all = [...earlier, reading];
  if (all.some(({ dangers }) => dangers.length > 0)) return undefined;
  const folded = foldPhrase(question);
  const isForChild = patterns[language].ownChild.test(folded);
  // Another person's foot is another one.
  const messages = isForChild ? [question] : all.map((one) => one.question);
  const stated = footIn(messages, language);
  const troubles = stated.lastPair?.troubles ?? [];
  const count = countOf(stated);
  if (count === 0) return undefined;
  const isOwnPair = stated.level !== 'firstPair';
  const isPlain = !isQuestion(question);
  const pair = isOwnPair ? ownPair(isForChild ? [reading] : all, index, pairIn) : undefined;
  const foot: Foot = {
    ...stated,
    teacher: messages.map((message) => teacherIn(message, language)).findLast((one) => one !== undefined),
    ...(isGrownUp(folded, language) ? { age: 18 } : {}),
    lastPair:
      isOwnPair && (pair?.model !== undefined || troubles.length > 0) ? { model: pair?.model, troubles } : undefined,
  };
  const isAboutNamed = clauses.some(
    (one) => !storiesOf(reading).includes(one) && index.subjectsIn(one.text).length > 0,
  );
  const isDescribed = countOf(footIn([question], language)) >= enough;
  const isAsked = asksForShoes(question, language) && !isAboutNamed;
  const isAdded = addsToAsked(reading, index, pairIn);
  return {
    foot,
    count,
    isAdded,
    isDescribed,
    lastLine: troubles.length > 0 ? pair?.line : undefined,
    asksShoes:
      isAsked ||
      isAdded ||
      (!patterns[language].otherShoes.test(foldedWords(question)) &&
        isDescribed &&
        isPlain &&
        !patterns[language].asks.test(question)),
    finder: progressHash(progressOf(foot, isForChild ? 'child' : 'me')),
  };
};
