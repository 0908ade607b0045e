export type Unit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'millimetre' | 'centimetre' | 'percent';
export type Currency = 'dollar' | 'euro' | 'shekel' | 'pound' | 'rouble';

/** The words of one language by which a model's reply is read. */
export interface ReplyTable {
  /** Turn a statement into its opposite, as `wordsOf` leaves them: whole words without accents, and `don t` for `don’t`. */
  negation: string;
  /** Numbers as words, from two on: `one` says too many other things. Each part: the number, then its forms. */
  numbers: string;
  /** Between the ends of a range or a choice, which share their unit: `10-20 hours`, `two or three weeks`. */
  range: string;
  /** Would have a reply obey a text, or lead away from the site. Beginnings of words, folded. */
  orders: string;
  /** Behind a number: with another unit it is another number. Folded. */
  units: Partial<Record<Unit, string>>;
  /** Beside the sign and the code of each. As it is written. */
  currencies: Partial<Record<Currency, string>>;
}
