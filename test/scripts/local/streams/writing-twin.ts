/** A twin as a process of its own, which writes some items and runs until it is killed. */
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { startTwin } from '#scripts/local/twin.ts';

const [, , assembly = '', dataDir = '', ...names] = process.argv;
const { awsEndpoint, operator } = await startTwin({ port: 0, assembly, dataDir });
const client = new DynamoDBClient({ endpoint: awsEndpoint, region: 'eu-central-1', credentials: operator });
for (const sk of names) {
  await client.send(new PutItemCommand({ TableName: 'Test-Table', Item: { pk: { S: 'p' }, sk: { S: sk } } }));
}
