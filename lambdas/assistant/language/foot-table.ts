import type { Foot, Trouble } from '#contracts/finder/foot.ts';

type Values<Answer extends keyof Foot> = Extract<NonNullable<Foot[Answer]>, string>;
/** How each value of an answer is said by itself. */
type Said<Answer extends keyof Foot> = { [Value in Values<Answer>]?: string };

/** A part of the foot, and the words for how it is. */
export interface Trait<Answer extends keyof Foot> {
  of: string;
  is: Said<Answer>;
}

/** Of these a part of the foot is named, and beside it how it is: "wide feet", "my heel is narrow". */
export const traitAnswers = [
  'width',
  'profile',
  'compressibility',
  'arch',
  'heel',
  'toeLength',
  'strength',
  'ankle',
] as const;
export type TraitAnswer = (typeof traitAnswers)[number];

/** These are stated by expressions of their own: "Greek feet", "my first pair". */
export const saidAnswers = [
  'toes',
  'tips',
  'level',
  'padding',
  'width',
  'profile',
  'compressibility',
  'arch',
  'strength',
  'ankle',
] as const;
export type SaidAnswer = (typeof saidAnswers)[number];

/**
 * How a foot is described in one language, as the finder asks for it. All entries are whole words of a text without
 * punctuation; where only a beginning is meant, the expression says so.
 */
export interface FootTable {
  traits: { [Answer in TraitAnswer]: Trait<Answer> };
  said: { [Answer in SaidAnswer]?: Said<Answer> };
  bunion: string;
  troubles: { [One in Trouble]?: string };
  /** Asks for a shoe. */
  chooses: string;
  /** Asks for something else: shoes that are none for pointe, what to avoid, where to buy. */
  otherShoes: string;
  teacher: string;
  /** Beside a teacher's yes that is pending, or another person's. */
  doubt: string;
  /** The shoes are for the writer's own child. */
  ownChild: string;
  /** Parts of a shoe: how they are says nothing of the foot. */
  shoe: string;
  /** In front of a word that is denied. */
  not: string;
  /** Goes on with a denial: "not wide or thick". */
  or: string;
  /** Behind one. */
  notAfter?: string;
}
