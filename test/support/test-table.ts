import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { jsonService } from '#scripts/local/aws/json-service.ts';
import { createAwsEndpoint } from '#scripts/local/aws-endpoint.ts';
import { openDynamoDb } from '#scripts/local/dynamodb/dynamodb.ts';

const key = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: 'HASH' as const },
  { AttributeName: sort, KeyType: 'RANGE' as const },
];
const indexes = Object.entries(keySchema.indexes);
const keyAttributes = [keySchema, ...Object.values(keySchema.indexes)].flatMap((names) => [
  names.partitionKey,
  names.sortKey,
]);

/** The product's table in memory, behind the real SDK client and the twin's DynamoDB stand-in. */
export const openTestTable = async () => {
  const name = 'test-table';
  const dynamoDb = await openDynamoDb();
  await dynamoDb.ensureTable({
    name,
    keySchema: key(keySchema.partitionKey, keySchema.sortKey),
    attributes: keyAttributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    indexes: indexes.map(([IndexName, { partitionKey, sortKey }]) => ({
      IndexName,
      KeySchema: key(partitionKey, sortKey),
      Projection: { ProjectionType: 'ALL' as const },
    })),
    expiryAttribute: keySchema.timeToLive,
  });
  const problems: string[] = [];
  const endpoint = createAwsEndpoint({
    services: { dynamodb: jsonService((operation, input) => dynamoDb.perform(operation, input)) },
    callers: new Map([['TESTER', { name: 'tester', principal: 'operator' }]]),
    onProblem: (message) => problems.push(message),
  });
  const port = await endpoint.listen(0);
  const newClient = () =>
    new DynamoDBClient({
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'TESTER', secretAccessKey: 'secret' },
    });
  const client = newClient();
  return {
    table: openTable(name, client),
    client,
    newClient,
    problems,
    close: async () => {
      client.destroy();
      await endpoint.close();
      await dynamoDb.close();
    },
  };
};
