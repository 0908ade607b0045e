/**
 * How many items a page of `limit` reads: one more than it shows. That one shows whether there is a next page, so that
 * no cursor leads to an empty one.
 */
export const itemsToRead = (limit: number): number => limit + 1;

/** The items that a page shows, and the one after which the next page begins; undefined on the last page. */
export const pageOf = <Item>(found: readonly Item[], limit: number): { shown: Item[]; last: Item | undefined } => ({
  shown: found.slice(0, limit),
  last: found.length > limit ? found[limit - 1] : undefined,
});
