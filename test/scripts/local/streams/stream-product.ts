import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { StreamRecord } from '#scripts/local/streams/record.ts';
import type { Prepared, Twin } from '#scripts/local/twin.ts';
import type { Assets, Resources } from '../support/assembly.ts';
import { att, ref, table, worker } from '../support/resources.ts';
import { clientsOf } from '../support/twin.ts';

const readStream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (name) => `dynamodb:${name}`,
);
export const statements = [
  { Effect: 'Allow', Action: readStream, Resource: att('Table', 'StreamArn') },
  { Effect: 'Allow', Action: 'sns:Publish', Resource: ref('Failures') },
];

/** A table with a stream that the function `Worker` gets on the given terms. */
export const streamed = (terms: object = {}, allowed: object[] = statements): Resources => ({
  Table: {
    Type: 'AWS::DynamoDB::GlobalTable',
    Properties: { ...table.Table?.Properties, StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' } },
  },
  ...worker(allowed),
  Failures: { Type: 'AWS::SNS::Topic', Properties: {} },
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: att('Table', 'StreamArn'),
      FunctionName: ref('Worker'),
      StartingPosition: 'TRIM_HORIZON',
      ...terms,
    },
  },
});

/** A function that keeps the batches that it gets, after which the given code runs, and answers requests with them. */
export const receiver = (code = ''): Assets => ({
  code: {
    'index.mjs': `const batches = [];
export const handler = async (event) => {
  if (!event.Records) return { statusCode: 200, body: JSON.stringify(batches) };
  const names = event.Records.map(({ dynamodb }) => dynamodb.Keys.sk.S);
  batches.push(event.Records);
  ${code}
};`,
  },
});

export const received = async (twin: Twin): Promise<StreamRecord[][]> =>
  JSON.parse(await (await fetch(`${twin.url}/api/batches`)).text());
/** The sort keys of what the function got, batch by batch. */
export const receivedNames = async (twin: Twin): Promise<(string | undefined)[][]> =>
  (await received(twin)).map((batch) => batch.map(({ dynamodb }) => String(dynamodb.Keys.sk?.S)));

export const itemOf = (sk: string, more: object = {}) => ({ pk: { S: 'p' }, sk: { S: sk }, ...more });
export const put = async (twin: Prepared, sk: string, more: object = {}): Promise<void> => {
  await clientsOf(twin).dynamoDb.send(new PutItemCommand({ TableName: 'Test-Table', Item: itemOf(sk, more) }));
};
export const remove = async (twin: Prepared, sk: string): Promise<void> => {
  await clientsOf(twin).dynamoDb.send(new DeleteItemCommand({ TableName: 'Test-Table', Key: itemOf(sk) }));
};
/** For polls: a laptop that does many things at once starts a function's thread slowly. */
export const patience = { timeout: 10_000 };
/** How far the mapping is. */
export const mappingState = async (twin: Twin) => {
  const [state] = await (await fetch(`${twin.url}/__local/api/streams`)).json();
  return state;
};
