import type { DraftText, TextChange } from '#contracts/blog/drafts.ts';
import { passagesOf } from '#contracts/text/rich-text.ts';

const wordsOf = ({ title, excerpt, body }: DraftText): string[] =>
  [title, excerpt, ...passagesOf(body)].flatMap((passage) => passage.split(/\s+/)).filter(Boolean);

/** How many of `words` are not among `others`, each as often as it is there. */
const countWithout = (words: readonly string[], others: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const word of others) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  }).length;
};

/** A text is recognized by so much of it. */
const shown = { words: 7, characters: 80 } as const;

const beginning = (words: readonly string[]): string => {
  const cut = words.slice(0, shown.words).join(' ').slice(0, shown.characters);
  return cut.length < words.join(' ').length ? `${cut.replace(/[.,:;]+$/, '')}…` : cut;
};

/** The difference between a text and the one before it: how much, and the words at the first difference. */
export const changeBetween = (before: DraftText, after: DraftText): TextChange => {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const [added, removed] = [countWithout(is, was), countWithout(was, is)];
  const differing = is.findIndex((word, index) => word !== was[index]);
  const start = differing < 0 ? is.length : differing;
  const words = (added > 0 ? is : was).slice(start);
  return { added, removed, words: added + removed > 0 ? beginning(words) : '' };
};
