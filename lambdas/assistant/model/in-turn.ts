/** The first of each list, then the second of each, and so on. */
export const inTurn = <T>(lists: readonly (readonly T[])[]): T[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_none, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
};
