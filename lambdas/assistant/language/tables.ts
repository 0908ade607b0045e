import type { ClauseTable } from './clause-table.ts';
import type { DangerTable } from './danger-table.ts';
import type { IntentTable } from './intent-table.ts';
import type { TurnTable } from './turn-table.ts';

/**
 * The words of one language by which a question is read. Each is an expression over a text as `foldPhrase` leaves it (small letters, no accents,
 * no apostrophes), and for dangers also without punctuation. Most are beginnings of words; where whole words are meant, it says so.
 */
export interface LanguageTables {
  clauses: ClauseTable;
  turns: TurnTable;
  /**
   * Says that a teacher has allowed pointe, or that the dancer is on pointe already: whether she may is then not asked.
   * Beginnings of words.
   */
  cleared: string;
  dangers: DangerTable;
  intents: IntentTable;
  /** Letters written together with a word: Hebrew prefixes, and French ones before a vowel, as in "l’asthme". */
  prefix?: string;
  /** The same within a complaint: "ו" in Hebrew, "l’" and "s’" in French. */
  joined?: string;
  /** Speaks to the assistant rather than of shoes. */
  orders: Orders;
  /** Something to read that a person lent, said beside a question: in French it is the word for being ready, and for shoes of others. Unfolded. */
  lent?: string;
  /** Where shoes are bought. */
  shops: string;
  /** Before the figure of a size. */
  sizeNames: string;
  /** A shoe is said to suit such feet. */
  feet: string;
  /** Beside an amount of money. */
  money?: string;
  /** Beside these a name is that of a shoe: what follows "Hi, Sarah here" is none. */
  partsOfShoes: string;
  /** The shoes themselves, as they are written. Whole words. */
  shoes: string;
  /** Between shoes and the name of their maker. */
  madeBy: string;
  /** Before the name of a town, as it is written. */
  places?: string;
  /** Between two traits of a foot, with the spaces around it. */
  traits: string;
  /** Before the name of the person who writes. */
  introduction: string;
}

/** Whole words. */
export interface Orders {
  /** The assistant's rules, its keys, who it is to be from now on. */
  answerer: string;
  /** How the answer is to end, what it is to say, or in what language: no question about shoes. */
  answer: string;
  /** Joins an order to a question. Unfolded. */
  joint: string;
}
