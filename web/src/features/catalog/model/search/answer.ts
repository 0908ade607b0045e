/** Something to search in. */
export interface Searchable<Found> {
  find: (query: string) => Found[];
  /** The names and words in it, from which a guess is made. */
  texts: readonly string[];
}

/** A query that was perhaps meant, in words of the texts. */
export interface Guess {
  query: string;
  /** It is the typed one without letters that its language writes together with a word: nothing was typed wrongly. */
  isGrammar: boolean;
}

export type GuessQuery = (query: string, texts: readonly string[]) => Guess | undefined;

export interface Answer<Found> {
  found: Found[];
  /** The query that was searched instead, if the original finds nothing and seems to be mistyped. */
  guess?: string;
}

/** The results of a query, or those of a guess if there are none. */
export const answerTo = <Found>(
  query: string,
  { find, texts }: Searchable<Found>,
  guessQuery?: GuessQuery,
): Answer<Found> => {
  const found = find(query);
  const guess = found.length > 0 ? undefined : guessQuery?.(query, texts);
  const guessed = guess ? find(guess.query) : [];
  if (!guess || guessed.length === 0) return { found };
  return guess.isGrammar ? { found: guessed } : { found: guessed, guess: guess.query };
};
