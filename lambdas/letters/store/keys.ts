import type { Letter } from '#contracts/letters/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';

/** The keys of the slice's items; `letters/README.md` says which question each one answers. */
export const letterKey = (address: string) => ({ pk: `${partitions.letter}${address}`, sk: 'LETTER' });
export const publicList = (language: Language) => ({ pk: `${partitions.publicLetters}${language}` });
/** In the order of sending. */
export const publicKey = (language: Language, { sentAt, address }: Pick<Letter, 'sentAt' | 'address'>) => ({
  ...publicList(language),
  sk: `${sentAt}#${address}`,
});
