import type * as contracts from '#contracts/letters/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { LettersStore } from './store/letters-store.ts';
import { getLetter, listLetters } from './use-cases/read-letters.ts';

export const lettersRoutes = (letters: Pick<LettersStore, 'byAddress' | 'published'>): RoutesOf<typeof contracts> => ({
  listLetters: listLetters(letters),
  getLetter: getLetter(letters),
});
