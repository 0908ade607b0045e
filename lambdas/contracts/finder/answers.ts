import { type Foot, footSchema } from '#contracts/finder/foot.ts';
import { stopsOf } from '#contracts/finder/stops.ts';
import {
  hasOwnPair,
  isOfSafety,
  optionsOf,
  type QuestionId,
  questionIds,
  questionsFor,
  takesSeveral,
} from './questions.ts';
import { type Seeker, seekerIn } from './seekers.ts';

/** The answers by question; a question that was skipped is missing, and one to which none applies has an empty list. */
export type Answers = { [question in QuestionId]?: readonly string[] };

/** Where a user is in the finder. It is kept in the address alone, after the `#`, which browsers send to no one. */
export interface Progress {
  seeker: Seeker;
  at: QuestionId | 'result';
  /** The result was seen: a changed answer leads back to it. */
  isDone: boolean;
  answers: Answers;
}

const modelId = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
const isOption = (question: QuestionId, value: string): boolean =>
  question === 'lastModel' ? modelId.test(value) : optionsOf(question).includes(value);

/** Reads an address; what it does not understand counts as not answered. Undefined where nothing has begun. */
export const readProgress = (hash: string): Progress | undefined => {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const seeker = seekerIn(hash);
  if (!seeker) return undefined;
  const answers: Answers = {};
  for (const question of questionIds) {
    const text = query.get(question);
    const values = (text ?? '').split('.').filter((value) => isOption(question, value));
    const isAnswered = takesSeveral(question) ? text !== null : values.length === 1;
    if (isAnswered) answers[question] = [...new Set(values)];
  }
  const at = query.get('at');
  const asked = questionsFor(seeker, footOf(answers));
  return {
    seeker,
    at: at === 'result' ? at : (asked.find((id) => id === at) ?? asked[0] ?? 'result'),
    isDone: query.has('done') || at === 'result',
    answers,
  };
};

export const progressHash = ({ seeker, at, isDone, answers }: Progress): string => {
  const query = new URLSearchParams({ for: seeker, at, ...(isDone && at !== 'result' ? { done: '1' } : {}) });
  for (const question of questionIds) {
    const values = answers[question];
    if (values) query.set(question, values.join('.'));
  }
  return `#${query}`;
};

/**
 * The foot that the answers describe. Questions for dancers with a pair of their own count for them alone, and the
 * other way round.
 */
export const footOf = ({ lastModel, troubles, budget, bunion, years, classesPerWeek, ...answers }: Answers): Foot => {
  const first = (values: readonly string[] | undefined) => values?.[0];
  const number = (values: readonly string[] | undefined) => (values ? Number(values[0]) : undefined);
  const { age, ailments, ...plain } = answers;
  const described = {
    ...Object.fromEntries(Object.entries(plain).map(([question, values]) => [question, first(values)])),
    age: number(age),
    ailments,
    bunion: bunion ? first(bunion) === 'true' : undefined,
  };
  const ofOthers = { years: number(years), classesPerWeek: number(classesPerWeek) };
  const lastPair = lastModel || troubles ? { model: first(lastModel), troubles: troubles ?? [] } : undefined;
  const own = hasOwnPair(footSchema.parse(described)) ? { lastPair, budget: first(budget) } : ofOthers;
  // A skipped question is missing.
  return footSchema.parse(JSON.parse(JSON.stringify({ ...described, ...own })));
};

/** The last of these that is not above a number: an answer stands for all from it up to the next. */
const atMost = (number: number | undefined, options: readonly string[]): string | undefined =>
  number === undefined ? undefined : (options.findLast((option) => Number(option) <= number) ?? options[0]);

/** The answers by which a foot is described. */
export const answersOf = ({ age, years, classesPerWeek, ailments, lastPair, ...plain }: Foot): Answers => {
  const one = {
    ...plain,
    age: atMost(age, optionsOf('age')),
    years: atMost(years, optionsOf('years')),
    classesPerWeek: atMost(classesPerWeek, optionsOf('classesPerWeek')),
    lastModel: lastPair?.model,
  };
  const several = { ailments, troubles: lastPair?.troubles };
  return Object.fromEntries(
    [
      ...Object.entries(one).map(([question, value]) => [question, value === undefined ? undefined : [String(value)]]),
      ...Object.entries(several),
    ].filter(([, values]) => values !== undefined),
  );
};

/** The finder with a foot that was described elsewhere: at its result, or at the question that comes before any shoe. */
export const progressOf = (foot: Foot, seeker: Seeker): Progress => {
  const isLeaveOpen = foot.teacher === undefined && stopsOf(foot).includes('leave');
  const at = isLeaveOpen ? (foot.level === undefined ? 'level' : 'teacher') : 'result';
  return { seeker, at, isDone: true, answers: answersOf(foot) };
};

/** The questions as they are asked after these answers. */
export const askedIn = ({ seeker, answers }: Pick<Progress, 'seeker' | 'answers'>): QuestionId[] =>
  questionsFor(seeker, footOf(answers));

/** The next question that was not answered; the result where there is none. */
export const firstOpen = (progress: Progress): Progress['at'] =>
  askedIn(progress).find((question) => progress.answers[question] === undefined) ?? 'result';

const tellsTraining = (question: QuestionId): boolean => ['level', 'years', 'classesPerWeek'].includes(question);

/**
 * After an answer, or without one: the next question, the result once it was seen, or at once what stops the search. Who turns
 * out to have no pair yet is asked for the training before the result.
 */
export const goOn = (progress: Progress, values?: readonly string[]): Progress => {
  const { at, isDone, seeker } = progress;
  if (at === 'result') return progress;
  const { [at]: _, ...others } = progress.answers;
  const answers: Answers = values ? { ...others, [at]: values } : others;
  const asked = askedIn({ seeker, answers });
  const later = asked.slice(asked.indexOf(at) + 1);
  const [next] = later;
  const training = tellsTraining(at) ? later.find((id) => tellsTraining(id) && answers[id] === undefined) : undefined;
  const isHeld = (next === undefined || !isOfSafety(next)) && stopsOf(footOf(answers)).length > 0;
  const goal = (isDone ? (training ?? 'result') : isHeld ? 'result' : next) ?? 'result';
  return { ...progress, answers, at: goal, isDone: isDone || goal === 'result' };
};
