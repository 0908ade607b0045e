import type { Backend } from './backend.ts';
import type { TableDefinition } from './table-properties.ts';
import { falseOnConditionFailure } from './writes.ts';

/**
 * Deletes the items whose expiry has passed and returns how many. As in AWS, an item stays visible between its expiry
 * and the next sweep.
 */
export const sweepExpired = async (
  { perform, expired }: Pick<Backend, 'perform' | 'expired'>,
  definition: TableDefinition,
  now: number,
): Promise<number> => {
  const { name, expiryAttribute } = definition;
  if (expiryAttribute === undefined) return 0;
  let deleted = 0;
  for await (const key of expired(definition, now)) {
    const deletion = {
      TableName: name,
      Key: key,
      // An item whose expiry was moved since its key was read must stay.
      ConditionExpression: '#expiry < :now',
      ExpressionAttributeNames: { '#expiry': expiryAttribute },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
    };
    await perform('DeleteItem', deletion, { expired: true }).then(
      () => deleted++,
      (error: unknown) => {
        if (!falseOnConditionFailure(error)) throw error;
      },
    );
  }
  return deleted;
};
