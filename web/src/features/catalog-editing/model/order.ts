/** The entries in an order of ids; entries that it does not know stay behind the others. */
export const inOrder = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] => {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...items].sort((one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length));
};
