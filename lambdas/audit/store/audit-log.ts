import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Audit } from '#lambdas/platform/audit.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { entryOf } from '../model/entry.ts';
import { entryItem } from './keys.ts';

interface AuditLogServices {
  /** The log's own table, in which no role can change an entry. */
  table: AppTable;
  clock: Clock;
  /** Makes the ids of entries; each one is new. */
  newId(): string;
  /** How many days a new entry is kept; 0 for ever. */
  keptDays?(): number;
}

const daySeconds = 24 * 60 * 60;

/** Adds entries. No write replaces an existing entry. */
export const auditLog = ({ table, clock, newId, keptDays = () => 0 }: AuditLogServices): Audit => {
  /** DynamoDB deletes an expired entry by itself: no role of the product can. */
  const expiry = () => (keptDays() > 0 ? { ttl: Math.floor(clock() / 1000) + keptDays() * daySeconds } : {});
  const put = (...[actor, event]: Parameters<Audit['record']>) => ({
    TableName: table.name,
    Item: { ...entryItem(entryOf(actor, event, { id: newId(), time: nowOf({ clock }) })), ...expiry() },
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  return {
    entry: (actor, event) => ({ Put: put(actor, event) }),
    async record(actor, event) {
      await table.client.send(new PutCommand(put(actor, event)));
    },
  };
};
