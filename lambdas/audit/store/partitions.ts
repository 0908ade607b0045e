import type { AuditFilter, AuditPosition } from '../model/audit-filter.ts';
import { resourceTypeOf } from '../model/entry.ts';
import { actorPartition, monthOf, monthPartition, resourcePartition } from './keys.ts';

/** A partition to query, of the table or of one of its indexes. */
export interface Partition {
  index?: 'gsi1' | 'gsi2';
  key: string;
}

const monthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [before, last] = number > 1 ? [year, number - 1] : [year - 1, 12];
  return `${String(before).padStart(4, '0')}-${String(last).padStart(2, '0')}`;
};

function* monthsBack(newest: string, oldest: string): Generator<Partition> {
  for (let month = newest; month >= oldest; month = monthBefore(month)) yield { key: monthPartition(month) };
}

/**
 * The partitions that can hold what a filter asks for, newest first: one actor's, else those of one type of resource,
 * else month by month. `now` is a time in the form that entries use.
 */
export const partitionsFor = (
  { actor, action, resourceType, from = '', to }: AuditFilter,
  { after, now }: { after: AuditPosition | undefined; now: string },
): Iterable<Partition> => {
  if (actor !== undefined) return [{ index: 'gsi1', key: actorPartition(actor) }];
  const type = resourceType ?? (action && resourceTypeOf(action));
  if (type !== undefined) return [{ index: 'gsi2', key: resourcePartition(type) }];
  const latest = to !== undefined && to < now ? to : now;
  return monthsBack(monthOf(after?.time ?? latest), monthOf(from));
};
