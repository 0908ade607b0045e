import type { PostRecord } from './post.ts';

/** Accents, niqqud, the dots of `ё`, and invisible marks of direction. */
const marks = /[\p{M}\p{Cf}]/gu;
const fold = (text: string): string => text.normalize('NFKD').toLowerCase().replaceAll(marks, '');

export const searchWords = (search: string): string[] => fold(search).split(/\s+/).filter(Boolean);

/** Whether every word is in a title or an address of the post, in whatever language, its author or its tags. */
export const matches = ({ languages, details }: PostRecord, words: readonly string[]): boolean => {
  const names = Object.values(languages).flatMap((record) => (record ? [record.draft.title, record.draft.slug] : []));
  const text = fold([...names, details.author, ...details.tags].join('\n'));
  return words.every((word) => text.includes(word));
};
