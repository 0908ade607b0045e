import { type Foot, footSchema } from '#contracts/finder/foot.ts';
import { stopsOf } from '#contracts/finder/stops.ts';
import {
  isOfSafety,
  optionsOf,
  type QuestionId,
  questionIds,
  questionsFor,
  type Seeker,
  seekers,
  takesSeveral,
} from './questions.ts';

/** What was answered; a question that was skipped is missing, and one to which none applies has an empty list. */
export type Answers = { [question in QuestionId]?: readonly string[] };

/** Where somebody is in the finder. It is kept in the address alone, after the `#`, which browsers send to nobody. */
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
  const seeker = seekers.find((one) => one === query.get('for'));
  if (!seeker) return undefined;
  const answers: Answers = {};
  for (const question of questionIds) {
    const text = query.get(question);
    const values = (text ?? '').split('.').filter((value) => isOption(question, value));
    const isAnswered = takesSeveral(question) ? text !== null : values.length === 1;
    if (isAnswered) answers[question] = [...new Set(values)];
  }
  const at = query.get('at');
  return {
    seeker,
    at:
      at === 'result'
        ? at
        : (questionIds.find((id) => id === at) ?? questionsFor(seeker, footOf(answers))[0] ?? 'result'),
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

/** The foot that the answers describe. */
export const footOf = ({ lastModel, troubles, bunion, ...answers }: Answers): Foot => {
  const numbers = ['age', 'years', 'classesPerWeek'];
  const plain = Object.entries(answers).map(([question, values]) => {
    const [first] = values;
    if (takesSeveral(question as QuestionId)) return [question, values];
    return [question, numbers.includes(question) ? Number(first) : first];
  });
  return footSchema.parse({
    ...Object.fromEntries(plain),
    ...(bunion ? { bunion: bunion[0] === 'true' } : {}),
    ...(lastModel || troubles
      ? { lastPair: { ...(lastModel ? { model: lastModel[0] } : {}), troubles: troubles ?? [] } }
      : {}),
  });
};

/** The questions as they are asked after these answers. */
export const askedIn = ({ seeker, answers }: Progress): QuestionId[] => questionsFor(seeker, footOf(answers));

/** After an answer, or without one: the next question, the result once it was seen, or at once what stops the search. */
export const goOn = (progress: Progress, values?: readonly string[]): Progress => {
  const { at, isDone } = progress;
  if (at === 'result') return progress;
  const { [at]: _, ...others } = progress.answers;
  const answers: Answers = values ? { ...others, [at]: values } : others;
  const asked = questionsFor(progress.seeker, footOf(answers));
  const next = asked[asked.indexOf(at) + 1];
  const isHeld = (next === undefined || !isOfSafety(next)) && stopsOf(footOf(answers)).length > 0;
  const goal = isDone || isHeld || next === undefined ? 'result' : next;
  return { ...progress, answers, at: goal, isDone: isDone || goal === 'result' };
};
