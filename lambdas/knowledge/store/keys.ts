import type { Language } from '#contracts/text/language.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';

/** The keys of the slice's items; `knowledge/README.md` says which question each one answers. */
export const passagesPartition = (language: Language) => `${partitions.knowledge}${language}`;
export const passageKey = (language: Language, id: string) => ({ pk: passagesPartition(language), sk: id });

export const namesPartition = `${partitions.knowledge}NAMES`;
export const nameKey = (id: string) => ({ pk: namesPartition, sk: id });

/** Passages as they are edited. */
export const recordsPartition = `${partitions.knowledge}RECORDS`;
export const recordKey = (id: string) => ({ pk: recordsPartition, sk: id });

/** The last seed of each passage: a mark without a record stands for one that an administrator deleted. */
export const marksPartition = `${partitions.knowledge}SEED`;
export const markKey = (id: string) => ({ pk: marksPartition, sk: id });

/** Changes with each change of passages or names. */
export const versionKey = { pk: `${partitions.knowledge}VERSION`, sk: sortKeys.knowledgeVersion };
