import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AuditEntry } from '#contracts/audit/endpoints.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { AuditFilter, AuditPosition } from '../model/audit-filter.ts';
import { entryItemSchema, entrySortKey, monthOf, monthPartition, positionOfKey } from './keys.ts';
import { type Partition, partitionsFor } from './partitions.ts';

interface AuditPage {
  items: AuditEntry[];
  /** Where the next page begins. */
  next?: AuditPosition | undefined;
}

/** The table's answers about the log. */
export interface AuditStore {
  /**
   * Newest first. All reads are bounded: a page may hold fewer than `limit`, or none, and still have a next one.
   * @throws ProblemError `invalidCursor` for a place outside of the filter's days.
   */
  list(filter: AuditFilter, page: { limit: number; after?: AuditPosition | undefined }): Promise<AuditPage>;
}

/**
 * A page reads at most about this many entries; a filter with few matches then returns a short page. Two years without
 * any entry count as the beginning of the log, as no item says when it began.
 */
const bounds = { entries: 2_000, entriesAtOnce: 500, emptyMonths: 24 } as const;

/**
 * The days of a filter as bounds of the sort key: the entries of a day begin with it, and `~` sorts after all of them.
 */
const rangeOf = ({ from = '0', to = '' }: AuditFilter) => ({ from, to: `${to}~` });

/** Conditions that the partition does not already guarantee; compared while reading. */
const comparisonOf = ({ action, resourceType, resourceId }: AuditFilter, { index }: Partition) => {
  const fields = { action, resourceId, ...(index === 'gsi2' ? {} : { resourceType }) };
  const compared = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    names: Object.fromEntries(compared.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(compared.map(([name, value]) => [`:${name}`, value])),
    expression: compared.map(([name]) => `#${name} = :${name}`).join(' AND '),
  };
};

/** Builds the full key of a position. Only the time and the id come from outside. */
const startKey = ({ index, key }: Partition, after: AuditPosition) => ({
  pk: monthPartition(monthOf(after.time)),
  sk: entrySortKey(after),
  ...(index ? { [`${index}pk`]: key, [`${index}sk`]: entrySortKey(after) } : {}),
});

interface Stretch {
  found: AuditEntry[];
  read: number;
  /** The position where reading stopped, if it stopped before the end. */
  rest: AuditPosition | undefined;
}

const readStretch = async (
  table: AppTable,
  filter: AuditFilter,
  { partition, after, limit }: { partition: Partition; after: AuditPosition | undefined; limit: number },
): Promise<Stretch> => {
  const { names, values, expression } = comparisonOf(filter, partition);
  const { from, to } = rangeOf(filter);
  const { index = '', key } = partition;
  const { Items, ScannedCount, LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      // An index shows an entry a moment later; the months are read as they are.
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: '#partition = :partition AND #sortKey BETWEEN :from AND :to',
      ...(expression ? { FilterExpression: expression } : {}),
      ExpressionAttributeNames: { '#partition': `${index}pk`, '#sortKey': `${index}sk`, ...names },
      ExpressionAttributeValues: { ':partition': key, ':from': from, ':to': to, ...values },
      ScanIndexForward: false,
      Limit: expression ? bounds.entriesAtOnce : limit,
      ...(after ? { ExclusiveStartKey: startKey(partition, after) } : {}),
    }),
  );
  return {
    found: z.array(entryItemSchema).parse(Items),
    read: ScannedCount ?? 0,
    rest: LastEvaluatedKey && positionOfKey(LastEvaluatedKey),
  };
};

/** The log's access patterns on the table. */
export const auditStore = (table: AppTable, clock: Clock): AuditStore => ({
  async list(filter, { limit, after }) {
    const { from, to } = rangeOf(filter);
    if (after && (entrySortKey(after) < from || entrySortKey(after) > to)) throw new ProblemError('invalidCursor');
    // DynamoDB refuses a range that ends before it begins.
    if (from > to) return { items: [] };
    const found: AuditEntry[] = [];
    let [read, emptyMonths] = [0, 0];
    let rest = after;
    for (const partition of partitionsFor(filter, { after, now: nowOf({ clock }) })) {
      const readBefore = read;
      do {
        const stretch = await readStretch(table, filter, { partition, after: rest, limit: itemsToRead(limit) });
        found.push(...stretch.found);
        read += stretch.read;
        rest = stretch.rest;
      } while (rest && found.length <= limit && read < bounds.entries);
      emptyMonths = read === readBefore ? emptyMonths + 1 : 0;
      if (rest || found.length > limit || emptyMonths === bounds.emptyMonths) break;
    }
    const { shown, last } = pageOf(found, limit);
    return { items: shown, next: last ?? rest };
  },
});
