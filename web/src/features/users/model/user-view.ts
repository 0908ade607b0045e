import { pageSizes } from '#contracts/http/paging.ts';
import { userSorts } from '#contracts/users/endpoints.ts';

/** The part of the list that is shown, and its order; the address holds it. */
export interface UserView {
  /** As typed. */
  search: string;
  sort: (typeof userSorts)[number];
  order: 'asc' | 'desc';
  pageSize: (typeof pageSizes)[number];
}

/** The part of it that an administrator's browser remembers. */
export type RememberedView = Omit<UserView, 'search'>;

export const defaultView: RememberedView = { sort: 'created', order: 'desc', pageSize: 10 };

const oneOf = <T extends string | number>(allowed: readonly T[], value: unknown): T | undefined =>
  allowed.find((candidate) => String(candidate) === String(value));

/** Reads it from an address or from storage; anything else but our own values counts as absent. */
export const readView = (values: Record<string, unknown>, fallback: RememberedView): RememberedView => ({
  sort: oneOf(userSorts, values.sort) ?? fallback.sort,
  order: oneOf(['asc', 'desc'], values.order) ?? fallback.order,
  pageSize: oneOf(pageSizes, values.pageSize) ?? fallback.pageSize,
});

/** The query of the list. A search is ordered by the word found, so the order goes only without one. */
export const listFilter = ({ search, sort, order }: UserView) => {
  const words = search.trim();
  return words ? { search: words } : { sort, order };
};

/** The order after a click on a column: the other way round, or the column's own first order. */
export const nextOrder = (view: UserView, sort: UserView['sort']): Pick<UserView, 'sort' | 'order'> => {
  if (view.sort === sort) return { sort, order: view.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: sort === 'created' ? 'desc' : 'asc' };
};
