import { progressHash, progressOf } from '#contracts/finder/answers.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import { footTables } from '../language/foot-tables.ts';
import { isGrownUp } from './child-age.ts';
import { footIn } from './foot-in.ts';
import type { Clause, Reading } from './reading.ts';

/** A foot that messages describe. */
export interface ToldFoot {
  foot: Foot;
  /** Whether the last message asks for shoes for it. */
  asksShoes: boolean;
  /** Whether the last message itself describes the foot. */
  isDescribed: boolean;
  /** How many of the finder's questions they answer. */
  count: number;
  /** The address of the finder with what is told, from the `#` on. */
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
/** So many answers describe a foot; whoever does so and asks nothing wants a shoe for it. */
const enough = 2;

const countOf = ({ level: _, lastPair, ...traits }: Foot): number =>
  Object.keys(traits).length + (lastPair?.troubles.length ?? 0);

const wordsOf = (text: string): string => foldPhrase(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
/** With the marks at their ends. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?…\n])/u);

/** Whether one of the sentences asks for a shoe to dance on pointe in. */
export const asksForShoes = (text: string, language: Language): boolean =>
  sentencesOf(text)
    .map(wordsOf)
    .some((words) => patterns[language].chooses.test(words) && !patterns[language].otherShoes.test(words));

const isQuestion = (text: string): boolean => /[?؟]/u.test(text);

/**
 * What the teacher has said, as far as a message is plain: a yes that is denied, asked for, hoped for or somebody else's is none, and a
 * teacher beside a denial has not said yes.
 */
const teacherIn = (message: string, language: Language): Foot['teacher'] => {
  const { cleared, teacher, doubt, denies } = patterns[language];
  const told = sentencesOf(message).map((sentence) => ({ words: wordsOf(sentence), isAsked: isQuestion(sentence) }));
  if (told.some(({ words }) => teacher.test(words) && denies.test(words))) return 'notYet';
  return told.some(({ words, isAsked }) => cleared.test(words) && !isAsked && !doubt.test(words) && !denies.test(words))
    ? 'yes'
    : undefined;
};

/** The one known model that is named where nothing is asked: the pair that somebody has. */
const ownModel = (told: readonly Clause[], index: PassageIndex): string | undefined => {
  const named = told.flatMap(({ text }) => index.subjectsIn(text));
  const [model, another] = [...new Set(named)].filter((id) => index.byId(`model-${id}`));
  return another === undefined ? model : undefined;
};

/** What a message and those before it tell of a foot; undefined where they tell nothing, or something that comes before any shoe. */
export const toldFoot = (reading: Reading, index: PassageIndex): ToldFoot | undefined => {
  const { question, language, earlier, clauses } = reading;
  const all = [...earlier, reading];
  if (all.some(({ dangers }) => dangers.length > 0)) return undefined;
  const folded = foldPhrase(question);
  const isForChild = patterns[language].ownChild.test(folded);
  // Another person's foot is another one.
  const messages = isForChild ? [question] : all.map((one) => one.question);
  const told = footIn(messages, language);
  const troubles = told.lastPair?.troubles ?? [];
  const count = countOf(told);
  if (count === 0) return undefined;
  const isOwnPair = told.level !== 'firstPair';
  // Without a question, one of the clauses only counts as asking; beside what is wrong with a pair, the model is that of the pair.
  const isPlain = !isQuestion(question);
  const stories = isPlain || troubles.length > 0 ? clauses : clauses.filter(({ asks }) => !asks);
  const model = isOwnPair ? ownModel(stories, index) : undefined;
  const foot: Foot = {
    ...told,
    teacher: messages.map((message) => teacherIn(message, language)).findLast((one) => one !== undefined),
    ...(isGrownUp(folded, language) ? { age: 18 } : {}),
    lastPair: isOwnPair && (model !== undefined || troubles.length > 0) ? { model, troubles } : undefined,
  };
  const isAboutNamed = clauses.some((one) => !stories.includes(one) && index.subjectsIn(one.text).length > 0);
  const isDescribed = countOf(footIn([question], language)) >= enough;
  const isAsked = asksForShoes(question, language) && !isAboutNamed;
  return {
    foot,
    count,
    isDescribed,
    asksShoes:
      isAsked ||
      (!patterns[language].otherShoes.test(wordsOf(question)) &&
        isDescribed &&
        isPlain &&
        !patterns[language].asks.test(question)),
    finder: progressHash(progressOf(foot, isForChild ? 'child' : 'me')),
  };
};
