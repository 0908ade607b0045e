import { partitions } from '#lambdas/platform/table/partitions.ts';

export const groupKey = (id: string) => ({ pk: partitions.errors, sk: id });

export const occurrencesPartition = (groupId: string) => `${partitions.errorOccurrences}${groupId}`;
export const occurrenceKey = (groupId: string, slot: number) => ({
  pk: occurrencesPartition(groupId),
  sk: `SLOT#${slot}`,
});

/** Leads from the number of an error to its group. */
export const errorIdKey = (id: string) => ({ pk: `${partitions.errorId}${id}`, sk: 'ERROR_ID' });

/** The key of counts in a stretch of time: the reports of an address, by its pseudonym, or the new groups of everybody. */
export const limitKey = (subject: string, stretch: number) => ({
  pk: `${partitions.errorLimit}${subject}`,
  sk: `FROM#${stretch}`,
});
