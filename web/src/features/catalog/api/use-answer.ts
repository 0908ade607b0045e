import { useMemo } from 'react';
import { type Answer, answerTo, type Searchable } from '../model/search/answer.ts';
import { useOnDemand } from './use-on-demand.ts';

/** The answer to a query. The code that guesses a better query is loaded when a search first finds nothing. */
export const useAnswer = <Found>(
  query: string,
  searchable: Searchable<Found> | undefined,
): Answer<Found> & { isGuessing: boolean } => {
  const exact = useMemo(() => (searchable ? answerTo(query, searchable) : { found: [] }), [query, searchable]);
  const isGuessed = query !== '' && exact.found.length === 0;
  const { data: guessQuery, isLoading: isGuessing } = useOnDemand(
    ['guess-query'],
    () => import('../model/guess.ts').then((guess) => guess.guessQuery),
    isGuessed && searchable !== undefined,
  );
  const answer = useMemo(
    () => (isGuessed && searchable && guessQuery ? answerTo(query, searchable, guessQuery) : exact),
    [isGuessed, searchable, guessQuery, query, exact],
  );
  return { ...answer, isGuessing };
};
