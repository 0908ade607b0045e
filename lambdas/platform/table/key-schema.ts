/**
 * The one table's generic attribute names. Infrastructure creates the table from them and `table.ts` reads it through
 * them; nobody else names a key attribute.
 */
export const keySchema = {
  partitionKey: 'pk',
  sortKey: 'sk',
  /** Overloaded: each entity says what it means in its own store. */
  indexes: {
    gsi1: { partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    gsi2: { partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  },
  /** Epoch seconds after which DynamoDB deletes the item. */
  timeToLive: 'ttl',
} as const;
