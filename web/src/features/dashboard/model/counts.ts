export interface Share<Key extends string = string> {
  key: Key;
  count: number;
}

/** How many there are of each kind, the most frequent first; those of equal number stay in their order. */
export const countBy = <T, Key extends string>(items: readonly T[], keyOf: (item: T) => Key): Share<Key>[] => {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count);
};

/** The number of items of which something holds. */
export const countOf = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length;
