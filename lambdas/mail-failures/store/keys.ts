import { partitions } from '#lambdas/platform/table/partitions.ts';

const pk = partitions.mailFailures;
/** The counts of all hours. */
export const counted = { pk, sk: 'HOUR#' };
const kept = 'FAILURE#';

/** The count of an hour, such as `2026-11-23T08`. */
export const hourKey = (hour: string) => ({ pk, sk: `${counted.sk}${hour}` });

/** Marks a failure that was reported from outside, perhaps twice. */
export const noticeKey = (id: string) => ({ pk, sk: `TOLD#${id}` });

/** One of the places that an hour has. */
export const failureKey = (hour: string, place: number) => ({
  pk,
  sk: `${kept}${hour}#${String(place).padStart(2, '0')}`,
});

export const placeIn = (sk: string): number => Number(sk.slice(sk.lastIndexOf('#') + 1));

/** The key condition for the failures of these hours and all between them; `~` stands after every place. */
export const keptBetween = (first: string, last: string) => ({
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
  ExpressionAttributeValues: { ':pk': pk, ':first': `${kept}${first}`, ':last': `${kept}${last}#~` },
});
