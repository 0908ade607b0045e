const mark = '…';
const paragraphsOf = (text: string): string[] => text.split('\n\n');

/** How many of the first paragraphs are the same. */
const sameFirst = (one: readonly string[], other: readonly string[]): number => {
  const first = one.findIndex((paragraph, index) => paragraph !== other[index]);
  return first === -1 ? one.length : first;
};

/** The paragraphs of a text from the first to the last in which it differs from another one, with one before and after. */
export const differingPart = (text: string, other: string): string => {
  const [mine, theirs] = [paragraphsOf(text), paragraphsOf(other)];
  const head = sameFirst(mine, theirs);
  const tail = sameFirst(mine.slice(head).reverse(), theirs.slice(head).reverse());
  const [from, to] = [Math.max(head - 1, 0), Math.min(mine.length - tail + 1, mine.length)];
  return [...(from > 0 ? [mark] : []), ...mine.slice(from, to), ...(to < mine.length ? [mark] : [])].join('\n\n');
};
