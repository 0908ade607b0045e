import { progressHash, progressOf } from '#contracts/finder/answers.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import { inEach } from '../language/all-languages.ts';
import { wholeWords } from '../language/expressions.ts';
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

const patterns = inEach(({ prefix = '' }, language) => ({
  chooses: wholeWords(footTables[language].chooses),
  ownChild: wholeWords(`(?:${prefix})(?:${footTables[language].ownChild})`),
}));
/** So many answers describe a foot; whoever does so and asks nothing wants a shoe for it. */
const enough = 2;

const countOf = ({ level: _, lastPair, ...traits }: Foot): number =>
  Object.keys(traits).length + (lastPair?.troubles.length ?? 0);

/** Whether a question asks for a shoe. */
export const asksForShoes = (text: string, language: Language): boolean =>
  patterns[language].chooses.test(foldPhrase(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));

const isQuestion = (text: string): boolean => /[?؟]/u.test(text);

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
  const told = footIn(
    all.map((one) => one.question),
    language,
  );
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
    ...(all.some(({ isCleared }) => isCleared) ? { teacher: 'yes' } : {}),
    ...(isGrownUp(folded, language) ? { age: 18 } : {}),
    lastPair: isOwnPair && (model !== undefined || troubles.length > 0) ? { model, troubles } : undefined,
  };
  const isAboutNamed = clauses.some((one) => !stories.includes(one) && index.subjectsIn(one.text).length > 0);
  const isDescribed = countOf(footIn([question], language)) >= enough;
  const isAsked = asksForShoes(question, language) && !isAboutNamed;
  const seeker = patterns[language].ownChild.test(folded) ? 'child' : 'me';
  return {
    foot,
    count,
    isDescribed,
    asksShoes: isAsked || (isPlain && isDescribed),
    finder: progressHash(progressOf(foot, seeker)),
  };
};
