import { isLanguage, type Language } from '#contracts/text/language.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import type { Key } from '#lambdas/platform/table/read-items.ts';

/** Which text an item plans, by the item's keys; undefined for an item of another kind. */
export const plannedPlace = ({ pk, sk }: Key): { id: string; language: Language } | undefined => {
  const language = sk.slice(sortKeys.plannedText.length);
  const isPlan = pk.startsWith(partitions.post) && sk.startsWith(sortKeys.plannedText) && isLanguage(language);
  return isPlan ? { id: pk.slice(partitions.post.length), language } : undefined;
};
