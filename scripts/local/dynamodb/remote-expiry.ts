import type { Input, Item } from './dynalite.ts';
import type { TableDefinition } from './table-properties.ts';

const pageSize = 200;

/** The keys of another server's items whose expiry lies before `now`: it has no index for them. */
export async function* expiredRemotely(
  call: (operation: string, input: Input) => Promise<Input>,
  { name, keySchema, expiryAttribute }: TableDefinition,
  now: number,
): AsyncIterable<Item> {
  let start: unknown;
  do {
    const page = await call('Scan', {
      ConsistentRead: true,
      TableName: name,
      Limit: pageSize,
      FilterExpression: '#expiry < :now AND attribute_type(#expiry, :number)',
      ProjectionExpression: keySchema.map((_, index) => `#key${index}`).join(', '),
      ExpressionAttributeNames: {
        '#expiry': expiryAttribute,
        ...Object.fromEntries(keySchema.map(({ AttributeName }, index) => [`#key${index}`, AttributeName])),
      },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) }, ':number': { S: 'N' } },
      ...(start === undefined ? {} : { ExclusiveStartKey: start }),
    });
    yield* page.Items as Item[];
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
}
