import { useLocation, useNavigate } from 'react-router';

export interface CursorPages {
  /** Leads to the page shown; undefined for the first. */
  cursor: string | undefined;
  /** 0-based. */
  page: number;
  toNext: (cursor: string) => void;
  toPrevious: () => void;
  toFirst: () => void;
}

const cursorsIn = (state: unknown): string[] =>
  typeof state === 'object' && state !== null && 'cursors' in state && Array.isArray(state.cursors)
    ? state.cursors.filter((cursor) => typeof cursor === 'string')
    : [];

/**
 * Pages of a list that only knows its next cursor. The cursors passed so far are kept in the history entry, so that
 * back, forward and reload lead to the same page; a new address begins at the first page.
 */
export const useCursorPages = (): CursorPages => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const cursors = cursorsIn(state);
  const go = (next: string[], replace = false) => void navigate({ search }, { state: { cursors: next }, replace });
  return {
    cursor: cursors.at(-1),
    page: cursors.length,
    toNext: (cursor) => go([...cursors, cursor]),
    toPrevious: () => go(cursors.slice(0, -1)),
    toFirst: () => go([], true),
  };
};
