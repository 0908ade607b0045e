import type { CountedQuestion } from '#contracts/finder/counting.ts';
import { ailments, type Foot, troubles } from '#contracts/finder/foot.ts';
import type { Seeker } from '#contracts/finder/seekers.ts';

/** An answer is one of these; `age`, `years` and `classesPerWeek` begin at the number that stands for them. */
const options = {
  teacher: ['yes', 'notYet', 'no'],
  age: ['10', '11', '12', '14', '18'],
  level: ['firstPair', 'beginner', 'intermediate', 'advanced', 'professional'],
  years: ['1', '2', '4'],
  classesPerWeek: ['1', '2', '3'],
  ailments,
  toes: ['bigToe', 'slight', 'secondToe', 'level'],
  width: ['narrow', 'medium', 'wide'],
  compressibility: ['low', 'medium', 'high'],
  toeLength: ['short', 'medium', 'long'],
  tips: ['muchNarrower', 'aboutEven'],
  profile: ['low', 'medium', 'high'],
  arch: ['low', 'medium', 'high'],
  heel: ['narrow', 'medium', 'wide'],
  bunion: ['true', 'false'],
  strength: ['little', 'medium', 'strong'],
  ankle: ['unsteady', 'steady'],
  padding: ['thin', 'thick'],
  /** Its options are the known models. */
  lastModel: [],
  troubles,
  budget: ['matters', 'open'],
} as const;
export type QuestionId = keyof typeof options;
export const questionIds = Object.keys(options) as QuestionId[];
export const optionsOf = (question: QuestionId): readonly string[] => options[question];

/** Of these several answers can be given, or none of them. */
const open: readonly QuestionId[] = ['ailments', 'troubles'];
export const takesSeveral = (question: QuestionId): boolean => open.includes(question);

/** They come first: what they say may come before any shoe. */
const safety: readonly QuestionId[] = ['teacher', 'age', 'level', 'years', 'classesPerWeek', 'ailments'];
export const isOfSafety = (question: QuestionId): boolean => safety.includes(question);

export const hasOwnPair = ({ level }: Foot): boolean => level !== undefined && level !== 'firstPair';
const isAsked: Partial<Record<QuestionId, (foot: Foot) => boolean>> = {
  years: (foot) => !hasOwnPair(foot),
  classesPerWeek: (foot) => !hasOwnPair(foot),
  lastModel: hasOwnPair,
  troubles: hasOwnPair,
  budget: ({ lastPair }) => lastPair?.troubles.includes('diesFast') ?? false,
};

/** Being asked any other question reveals an answer. */
export const isAskedOfAll = (question: QuestionId): question is CountedQuestion => !(question in isAsked);

/** The questions for a foot, as far as it is known, in their order. */
export const questionsFor = (seeker: Seeker, foot: Foot): QuestionId[] => {
  const asked = questionIds.filter((id) => isAsked[id]?.(foot) ?? true);
  if (seeker === 'child') return asked;
  const adult: QuestionId[] = ['level', 'age', 'teacher'];
  return [...adult, ...asked.filter((id) => !adult.includes(id))];
};
