/** The list with one entry at another place. A place outside of the list changes nothing. */
export const move = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  if (from === to || to < 0 || to >= list.length || !(from in list)) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The entries in an order of ids; entries that it does not know stay behind the others. */
export const inOrder = <T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] => {
  const place = new Map(ids.map((id, index) => [id, index]));
  return [...items].sort((one, other) => (place.get(one.id) ?? ids.length) - (place.get(other.id) ?? ids.length));
};
