import { foldPhrase } from '#contracts/text/folding.ts';
import type { PostRecord } from './post.ts';

/** Whether every word is in a title or an address of the post, in any language, its author or its tags. */
export const matches = ({ languages, details }: PostRecord, words: readonly string[]): boolean => {
  const names = Object.values(languages).flatMap((record) => (record ? [record.draft.title, record.draft.slug] : []));
  const text = foldPhrase([...names, details.author, ...details.tags].join('\n'));
  return words.every((word) => text.includes(word));
};
