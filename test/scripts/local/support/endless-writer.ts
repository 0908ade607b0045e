/** Writes items until it is killed, and prints each sort key once its write was acknowledged. */
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';
import { withIndex } from './definitions.ts';

const dynamoDb = await openDynamoDb({ folder: process.argv[2] });
await dynamoDb.ensureTable(withIndex);
const owned = (sk: string) => ({ pk: { S: 'p' }, sk: { S: sk }, holder: { S: 'writer' } });

const single = async (name: string): Promise<void> => {
  await dynamoDb.perform('PutItem', { TableName: 'things', Item: owned(name) });
  process.stdout.write(`${name}\n`);
};
const pair = async (name: string): Promise<void> => {
  const names = [`pair-${name}-1`, `pair-${name}-2`];
  const TransactItems = names.map((sk) => ({ Put: { TableName: 'things', Item: owned(sk) } }));
  await dynamoDb.perform('TransactWriteItems', { TransactItems });
  process.stdout.write(`${names.join('\n')}\n`);
};

for (let round = 0; ; round++) {
  await Promise.all(Array.from({ length: 8 }, (_, lane) => (lane % 2 ? single : pair)(`${round}-${lane}`)));
}
