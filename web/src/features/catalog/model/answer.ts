/** Something to search in. */
export interface Searchable<Found> {
  find: (query: string) => Found[];
  /** The names and words in it, of which a guess is made. */
  texts: readonly string[];
}

/** The query as it was perhaps meant, in words of the texts. */
export type GuessQuery = (query: string, texts: readonly string[]) => string | undefined;

export interface Answer<Found> {
  found: Found[];
  /** What was searched instead, where the query itself finds nothing. */
  guess?: string;
}

/** What a query finds; where that is nothing, what a guess at it finds. */
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
