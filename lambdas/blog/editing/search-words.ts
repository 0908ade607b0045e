import type { PostRecord } from '../post.ts';

/** Accents, niqqud, the dots of `ё`, and invisible marks of direction. */
const marks = /[\p{M}\p{Cf}]/gu;
const fold = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(marks, '');

export const searchWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** Whether every word is in a title or an address of the post, in whatever language. */
export const matches = ({ languages }: PostRecord, words: readonly string[]): boolean => {
  const text = fold(
    Object.values(languages)
      .flatMap((record) => (record ? [record.draft.title, record.draft.slug] : []))
      .join('\n'),
  );
  return words.every((word) => text.includes(word));
};
