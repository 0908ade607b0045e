/** The words of one language by which a model's reply is read. */
export interface ReplyTable {
  /** Turn a statement into its opposite, as `wordsOf` leaves them: whole words without accents, and `don t` for `don’t`. */
  negation: string;
  /** Numbers as words, from two on: `one` says too many other things. Each part: the number, then its forms. */
  numbers: string;
}
