import * as z from 'zod/mini';
import { type AuditEntry, auditEntrySchema } from '#contracts/audit.ts';

/** A place in the log. Times may be equal; with the id the order is total. */
export type AuditPosition = Pick<AuditEntry, 'time' | 'id'>;

/** Within each partition entries lie in this order. */
export const entryRank = ({ time, id }: AuditPosition): string => `${time}#${id}`;

/** `yyyy-mm`, in UTC, as every time is kept. */
export const monthOf = (time: string): string => time.slice(0, 7);
export const monthPartition = (month: string) => `AUDIT#${month}`;
/** A user's id; `system` and `anonymous` for those who have none. */
export const actorPartition = (actor: string) => `AUDIT_ACTOR#${actor}`;
export const resourcePartition = (type: string) => `AUDIT_RESOURCE#${type}`;

/** Found by month, by the actor, and by the item it was done to; the rest is compared while reading. */
export const entryItem = (entry: AuditEntry) => {
  const { actor, action, resource } = entry;
  const rank = entryRank(entry);
  return {
    pk: monthPartition(monthOf(entry.time)),
    sk: rank,
    gsi1pk: actorPartition(actor.id ?? actor.name),
    gsi1sk: rank,
    gsi2pk: resourcePartition(resource.type),
    gsi2sk: rank,
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

/** Where a query stopped, or an item that it found. */
export const positionOfKey = (key: { sk?: unknown }): AuditPosition => {
  const [time = '', id = ''] = z.string().parse(key.sk).split('#');
  return { time, id };
};
