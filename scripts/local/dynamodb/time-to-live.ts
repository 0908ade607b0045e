import { AwsError } from '../aws/errors.ts';
import type { Backend } from './backend.ts';
import type { Input, Item } from './dynalite.ts';
import type { TableDefinition } from './table-properties.ts';
import { isConditionFailure } from './writes.ts';

/** Of the stand-in itself, or of another server. */
const isPassedOver = (error: unknown): boolean =>
  isConditionFailure(error) || (error instanceof AwsError && error.type === 'ConditionalCheckFailedException');

const pageSize = 200;

/**
 * Deletes the items whose expiry has passed and tells how many. As in AWS, an item stays visible between its expiry and
 * the next sweep.
 */
export const sweepExpired = async (
  { perform }: Pick<Backend, 'perform'>,
  { name, keySchema, expiryAttribute }: TableDefinition,
  now: number,
): Promise<number> => {
  if (expiryAttribute === undefined) return 0;
  const names = { '#expiry': expiryAttribute };
  let deleted = 0;
  let start: unknown;
  do {
    const page: Input = await perform('Scan', {
      ConsistentRead: true,
      TableName: name,
      Limit: pageSize,
      FilterExpression: '#expiry < :now AND attribute_type(#expiry, :number)',
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) }, ':number': { S: 'N' } },
      ...(start === undefined ? {} : { ExclusiveStartKey: start }),
    });
    for (const item of page.Items as Item[]) {
      const deletion = {
        TableName: name,
        Key: Object.fromEntries(keySchema.map(({ AttributeName }) => [AttributeName, item[AttributeName]])),
        // An item whose expiry was moved since the page was read must stay.
        ConditionExpression: '#expiry = :expiry',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: { ':expiry': item[expiryAttribute] },
      };
      await perform('DeleteItem', deletion, { expired: true }).then(
        () => deleted++,
        (error: unknown) => {
          if (!isPassedOver(error)) throw error;
        },
      );
    }
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return deleted;
};
