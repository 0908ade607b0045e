/** For each of many owners a list of whole numbers, all in one array: arrays of their own would take ten times the memory. */
export interface Lists {
  /** Where the list of each owner begins, and after the last one where it ends. */
  starts: Uint32Array;
  items: Uint32Array;
}

/** One list for each owner, of the items that stand beside it, in their order. `owners` and `items` are as long as each other. */
export const listsBy = (owners: readonly number[], items: readonly number[], count: number): Lists => {
  const starts = new Uint32Array(count + 1);
  for (const owner of owners) starts[owner + 1] = (starts[owner + 1] ?? 0) + 1;
  for (let owner = 0; owner < count; owner += 1) starts[owner + 1] = (starts[owner + 1] ?? 0) + (starts[owner] ?? 0);
  const next = starts.slice();
  const sorted = new Uint32Array(items.length);
  for (const [place, owner] of owners.entries()) {
    const to = next[owner] ?? 0;
    sorted[to] = items[place] ?? 0;
    next[owner] = to + 1;
  }
  return { starts, items: sorted };
};

export const listOf = ({ starts, items }: Lists, owner: number): Uint32Array =>
  items.subarray(starts[owner], starts[owner + 1]);
