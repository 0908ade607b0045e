/** The ids chosen, also on pages that are not shown. */
export type Selection = ReadonlySet<string>;

export const nothing: Selection = new Set();

export const toggle = (selection: Selection, id: string): Selection => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Whether all, some or none of a page's rows are chosen. */
export const pageState = (selection: Selection, page: readonly string[]): 'all' | 'some' | 'none' => {
  const chosen = page.filter((id) => selection.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
};

/** Adds what is missing of a page; takes the page out when all of it is chosen. Other pages stay as they are. */
export const togglePage = (selection: Selection, page: readonly string[]): Selection =>
  pageState(selection, page) === 'all'
    ? new Set([...selection].filter((id) => !page.includes(id)))
    : new Set([...selection, ...page]);
