/** The list with one entry at another place. A place outside of the list changes nothing. */
export const move = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  if (from === to || to < 0 || to >= list.length || !(from in list)) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};
