/** Something to search in. */
export interface Searchable<Found> {
  find: (query: string) => Found[];
  /** The names and words in it, from which a guess is made. */
  texts: readonly string[];
}

/** The query that was perhaps meant, in words of the texts. */
export type GuessQuery = (query: string, texts: readonly string[]) => string | undefined;

export interface Answer<Found> {
  found: Found[];
  /** The query that was searched instead, if the original finds nothing. */
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
  const guessed = guess === undefined ? [] : find(guess);
  return guess !== undefined && guessed.length > 0 ? { found: guessed, guess } : { found };
};
