import type { Language } from '#contracts/text/language.ts';
import type { Want } from '../language/intent-table.ts';
import type { StatedDangers } from './danger.ts';

/** A text read for what it asks. */
export interface TextReading {
  text: string;
  language: Language;
  /** As `foldPhrase` leaves it. */
  folded: string;
  /** The same with spaces for all punctuation. */
  words: string;
  wants: ReadonlySet<Want>;
  /** The meaning of a word, or the difference between two of them. */
  asksMeaning: boolean;
  /** Whether two are one: "is Grishko the same as Nikolay?". */
  asksSame: boolean;
  /** How readiness is tested. */
  asksTests: boolean;
}

/** A part of a message that says one thing. */
export interface Clause extends TextReading {
  /** It asks something; one that only belongs to a story does not. */
  asks: boolean;
}

/** A message, read once for all that decide by it. */
export interface Reading extends StatedDangers {
  question: string;
  language: Language;
  /** The part that asks something; its text is empty where the message only gives orders to the assistant. */
  asked: TextReading;
  /** The clauses of that part, in their order: where there is any, one to four of them ask. */
  clauses: readonly Clause[];
  /** Says that a teacher has allowed pointe, or dances on pointe already. */
  isCleared: boolean;
  /** Whether it goes on with what was asked before: "and for wide feet?" */
  goesOn: boolean;
  /** Asks for the last answer again, in fewer words. */
  asksShorter: boolean;
  /** The messages of the same conversation before it, oldest first; none of those has any. */
  earlier: readonly Reading[];
  /** A model has read it: each of its questions stands alone. */
  isUnderstood?: boolean;
  /** Stock, shipping, returns, discounts. */
  isAboutShop: boolean;
}
