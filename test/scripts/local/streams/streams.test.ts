import { describe, expect, it } from 'vitest';
import { startTestTwin } from '../support/twin.ts';
import {
  itemOf,
  mappingState,
  patience,
  put,
  received,
  receivedNames,
  receiver,
  remove,
  statements,
  streamed,
} from './stream-product.ts';

const start = (terms: object = {}, code = '', allowed: object[] = statements) =>
  startTestTwin({ resources: streamed(terms, allowed), assets: receiver(code) });
const topics = async (twin: { url: string }) => (await fetch(`${twin.url}/__local/api/topics`)).json();

describe('a function behind a table stream', () => {
  it('gets each change in order, as Lambda words it', async () => {
    const twin = await start({ BatchSize: 1 });
    await put(twin, 'a');
    await put(twin, 'a');
    await put(twin, 'a', { n: { N: '1' } });
    await remove(twin, 'a');
    await expect.poll(() => received(twin), patience).toHaveLength(3);
    const streamArn = 'arn:aws:dynamodb:eu-central-1:000000000000:table/Test-Table/stream/local';
    const common = { eventVersion: '1.1', eventSource: 'aws:dynamodb', awsRegion: 'eu-central-1' };
    const [[insert] = [], [modify] = [], [removal] = []] = await received(twin);
    expect(insert).toEqual({
      ...common,
      eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
      eventName: 'INSERT',
      eventSourceARN: streamArn,
      dynamodb: {
        ApproximateCreationDateTime: expect.any(Number),
        Keys: itemOf('a'),
        NewImage: itemOf('a'),
        SequenceNumber: expect.stringMatching(/^\d{21}$/),
        SizeBytes: 12,
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
    });
    expect(modify).toMatchObject({
      eventName: 'MODIFY',
      dynamodb: { OldImage: itemOf('a'), NewImage: itemOf('a', { n: { N: '1' } }) },
    });
    expect(removal).toMatchObject({ eventName: 'REMOVE', dynamodb: { OldImage: itemOf('a', { n: { N: '1' } }) } });
    expect(removal?.dynamodb).not.toHaveProperty('NewImage');
    expect(removal).not.toHaveProperty('userIdentity');
    expect(twin.calls('Test-Worker').filter(({ label }) => label === 'stream of Test-Table, records: 1')).toHaveLength(
      3,
    );
  });

  it('hears who deleted what expired', async () => {
    const twin = await start({ FilterCriteria: { Filters: [{ Pattern: '{"eventName":["REMOVE"]}' }] } });
    await put(twin, 'old', { ttl: { N: '1' } });
    await twin.sweep();
    await expect.poll(() => received(twin), patience).toHaveLength(1);
    expect(await received(twin)).toMatchObject([
      [{ eventName: 'REMOVE', userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' } }],
    ]);
    expect(await mappingState(twin)).toMatchObject({ mapping: 'Mapping', state: 'running', waiting: 0 });
  });

  it('gets full batches at once, and the rest when the window is over', async () => {
    const twin = await startTestTwin({
      resources: streamed({ BatchSize: 3, MaximumBatchingWindowInSeconds: 1 }),
      assets: receiver(),
      options: {
        prepare: async (prepared) => {
          for (const sk of ['a', 'b', 'c', 'd', 'e']) await put(prepared, sk);
        },
      },
    });
    await expect
      .poll(() => receivedNames(twin), patience)
      .toEqual([
        ['a', 'b', 'c'],
        ['d', 'e'],
      ]);
    const [full = '', rest = ''] = twin
      .calls('Test-Worker')
      .filter(({ label }) => label.startsWith('stream'))
      .map(({ time }) => time);
    // A call is noted when it ends, and with the first one's end the window of the rest begins.
    expect(Date.parse(rest) - Date.parse(full)).toBeGreaterThan(900);
  });

  it('gets a batch again until it succeeds, and nothing else in between', async () => {
    const twin = await start({ BatchSize: 1 }, "if (batches.length < 3) throw new Error('not yet');");
    await put(twin, 'a');
    await put(twin, 'b');
    await expect.poll(() => receivedNames(twin), patience).toEqual([['a'], ['a'], ['a'], ['b']]);
    const errors = twin.calls('Test-Worker').map(({ error }) => error);
    expect(errors.filter((error) => error !== undefined)).toEqual(['Error: not yet', 'Error: not yet']);
  });

  it('loses only the poisonous record, of which a topic hears', async () => {
    const twin = await start(
      {
        MaximumBatchingWindowInSeconds: 300,
        BatchSize: 4,
        MaximumRetryAttempts: 1,
        BisectBatchOnFunctionError: true,
        DestinationConfig: { OnFailure: { Destination: { Ref: 'Failures' } } },
      },
      "if (names.includes('poison')) throw new Error('indigestible');",
    );
    for (const sk of ['a', 'b', 'poison', 'd']) await put(twin, sk);
    await expect
      .poll(() => receivedNames(twin), patience)
      .toEqual([['a', 'b', 'poison', 'd'], ['a', 'b'], ['poison', 'd'], ['poison'], ['poison'], ['d']]);
    const [notice, ...others] = await topics(twin);
    expect(others).toEqual([]);
    expect(notice.topic).toBe('arn:aws:sns:eu-central-1:000000000000:Test-Failures');
    const [, , , [poison] = []] = await received(twin);
    expect(JSON.parse(notice.message)).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 2 },
      responseContext: { functionError: 'Unhandled' },
      DDBStreamBatchInfo: { batchSize: 1, startSequenceNumber: poison?.dynamodb.SequenceNumber },
    });
    expect(twin.problems).toEqual(['Mapping gave up on records: 1 (RetryAttemptsExhausted, attempts: 2)']);
    expect(await (await fetch(`${twin.url}/__local/streams`)).text()).toContain('RetryAttemptsExhausted');
  });

  it('is refused a topic that its role does not name', async () => {
    const [reading = {}] = statements;
    const terms = {
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: { Ref: 'Failures' } } },
    };
    const twin = await start(terms, "throw new Error('never');", [reading]);
    await put(twin, 'a');
    await expect.poll(() => twin.denied(), patience).toMatchObject([{ caller: 'Test-Worker', action: 'sns:Publish' }]);
    expect(await topics(twin)).toEqual([]);
  });

  it('gets nothing if its role may not read the stream', async () => {
    const Action = ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'];
    const partly = { Effect: 'Allow', Action, Resource: { 'Fn::GetAtt': ['Table', 'StreamArn'] } };
    const twin = await start({}, '', [partly]);
    await put(twin, 'a');
    expect(twin.denied()).toMatchObject([
      { caller: 'Test-Worker', action: 'dynamodb:ListStreams', resource: expect.stringContaining('/stream/local') },
    ]);
    expect(await mappingState(twin)).toMatchObject({ state: 'refused by IAM', waiting: 1 });
  });

  it.each([
    [{ ParallelizationFactor: 2 }, 'ParallelizationFactor'],
    [{ TumblingWindowInSeconds: 10 }, 'TumblingWindowInSeconds'],
    [{ EventSourceArn: 'arn:aws:sqs:eu-central-1:000000000000:queue' }, 'is no table of the template'],
    [{ FunctionName: 'elsewhere' }, 'is not in the template'],
    [{ DestinationConfig: { OnFailure: { Destination: 'arn:aws:sqs:x' } } }, 'is no topic of the template'],
    [{ FilterCriteria: { Filters: [{ Pattern: '{"eventName":[{"cidr":"x"}]}' }] } }, '"cidr"'],
  ])('is refused terms that the twin does not know: %j', async (terms, message) => {
    await expect(start(terms)).rejects.toThrow(message);
  });
});
