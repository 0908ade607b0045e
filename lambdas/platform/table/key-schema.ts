/**
 * The generic attribute names of the table's keys. Infrastructure creates the table with them and `table.ts` reads it
 * with them; no other file names a key attribute.
 */
export const keySchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Of the audit log's table; the other table has only `gsi1`. Each store defines what they mean for its entities. */
  indexes: {
    gsi1: { partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    gsi2: { partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  },
  /** Epoch seconds after which DynamoDB deletes the item. */
  timeToLive: 'ttl',
} as const;
