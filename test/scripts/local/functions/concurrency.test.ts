import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { openGate } from '../streams/gate.ts';
import { statements, streamed } from '../streams/stream-product.ts';
import type { Resources } from '../support/assembly.ts';
import { att, ref } from '../support/resources.ts';
import { clientsOf, startTestTwin } from '../support/twin.ts';

const patience = { timeout: 10_000 };
/** Waits at a gate in calls of `/api/hold` and, where `heldRecords` says so, in those with records. */
const code = (gate: string, heldRecords = 'false') => ({
  'index.mjs': `const seen = [];
export const handler = async (event) => {
  if (event.rawPath === '/api/seen') return seen;
  const names = event.Records?.map(({ dynamodb, body }) => body ?? dynamodb.Keys.pk.S) ?? [event.rawPath];
  if (event.rawPath === '/api/hold' || (event.Records && ${heldRecords})) { ${gate} }
  if (event.Records) seen.push(names);
  return {};
};`,
});

const withQueue: Resources = {
  Queue: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 60 } },
  QueueMapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: { EventSourceArn: att('Queue', 'Arn'), FunctionName: ref('Worker') },
  },
};
const reading = {
  Effect: 'Allow',
  Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  Resource: att('Queue', 'Arn'),
};

const start = async ({
  concurrency,
  shards,
  heldRecords,
}: {
  concurrency?: number;
  shards?: number;
  heldRecords?: string;
}) => {
  const gate = await openGate();
  const twin = await startTestTwin({
    resources: { ...streamed({ MaximumRetryAttempts: 0 }, [...statements, reading]), ...withQueue },
    assets: { code: code(gate.code, heldRecords) },
    options: { concurrency, shards },
  });
  const { dynamoDb } = clientsOf(twin);
  const put = (pk: string) =>
    dynamoDb.send(new PutItemCommand({ TableName: 'Test-Table', Item: { pk: { S: pk }, sk: { S: 's' } } }));
  return { twin, gate, put, get: (path: string) => fetch(`${twin.url}${path}`) };
};

describe('an account in which as many functions run as may', () => {
  it('refuses a further call of the API, and lets in the next one', async () => {
    const { twin, gate, get } = await start({ concurrency: 1 });
    const first = get('/api/hold');
    const { letGo } = await gate.next();
    const refused = await get('/api/other');
    expect([refused.status, await refused.json()]).toEqual([503, { message: 'Service Unavailable' }]);
    letGo();
    expect((await first).status).toBe(200);
    expect((await get('/api/other')).status).toBe(200);
    expect(twin.counts()).toEqual({ running: 0, finished: 2, throttled: 1 });
  });

  it('lets a stream and a queue wait, without counting an attempt', async () => {
    const { twin, gate, put, get } = await start({ concurrency: 1 });
    const first = get('/api/hold');
    const { letGo } = await gate.next();
    await put('a');
    const { awsEndpoint: endpoint, operator: credentials } = twin;
    const sqs = new SQSClient({ endpoint, region: 'eu-central-1', credentials });
    const QueueUrl = 'https://sqs.eu-central-1.amazonaws.com/000000000000/Test-Queue';
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: 'b' }));
    await expect.poll(() => twin.counts().throttled, patience).toBeGreaterThan(3);
    letGo();
    await first;
    await expect
      .poll(async () => (await (await get('/api/seen')).json().catch(() => [])).flat?.().sort(), patience)
      .toEqual(['a', 'b']);
    expect(await (await get('/__local/api/topics')).json()).toEqual([]);
    expect(twin.problems).toEqual([]);
  });
});

describe('a stream of several shards', () => {
  it('calls its function for all of them at once, and for one partition in order', async () => {
    const { gate, put } = await start({ shards: 4, heldRecords: 'true' });
    const partitions = Array.from({ length: 20 }, (_, i) => `p${i}`);
    for (const pk of partitions) await put(pk);
    const waiting = [await gate.next(), await gate.next(), await gate.next(), await gate.next()];
    const first = waiting.flatMap(({ names }) => names);
    expect(new Set(first).size).toBe(first.length);
    for (const { letGo } of waiting) letGo();
    const all = [...first];
    while (all.length < partitions.length) {
      const { names, letGo } = await gate.next();
      all.push(...names);
      letGo();
    }
    expect(all.toSorted()).toEqual(partitions.toSorted());
  });
});
