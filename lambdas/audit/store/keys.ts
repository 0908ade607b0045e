import * as z from 'zod/mini';
import { type AuditEntry, auditEntrySchema } from '#contracts/audit/endpoints.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AuditPosition } from '../model/audit-filter.ts';

/** The sort key: entries of a partition are in this order. */
export const entrySortKey = ({ time, id }: AuditPosition): string => `${time}#${id}`;

/** `yyyy-mm`, in UTC, as every time is kept. */
export const monthOf = (time: string): string => time.slice(0, 7);
export const monthPartition = (month: string) => `${partitions.audit}${month}`;
/** The actor's id; `system` and `anonymous` for actors without one. */
export const actorPartition = (actor: string) => `AUDIT_ACTOR#${actor}`;
export const resourcePartition = (type: string) => `AUDIT_RESOURCE#${type}`;

/**
 * The partitions by which entries are found: the month, the actor, and the type of the resource. All other parts of a
 * filter are compared while reading.
 */
export const entryItem = (entry: AuditEntry) => {
  const { actor, action, resource } = entry;
  const sortKey = entrySortKey(entry);
  return {
    pk: monthPartition(monthOf(entry.time)),
    sk: sortKey,
    gsi1pk: actorPartition(actor.id ?? actor.name),
    gsi1sk: sortKey,
    gsi2pk: resourcePartition(resource.type),
    gsi2sk: sortKey,
    type: 'AuditEntry',
    action,
    resourceType: resource.type,
    resourceId: resource.id,
    data: entry,
  };
};

export const entryItemSchema = z.pipe(
  z.object({ data: auditEntrySchema }),
  z.transform(({ data }) => data),
);

/** The position at which a query stopped, or that of an item it found. */
export const positionOfKey = (key: { sk?: unknown }): AuditPosition => {
  const [time = '', id = ''] = z.string().parse(key.sk).split('#');
  return { time, id };
};
