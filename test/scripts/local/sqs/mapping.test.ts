import { SendMessageBatchCommand } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { mapped, queues, receiver, startQueues, urlOf } from './queue-product.ts';

const minute = 60_000;
const patience = { timeout: 10_000 };
const start = async (code = '', terms: object = {}, allowed?: object[]) => {
  const product = await startQueues({ resources: { ...queues(), ...mapped(terms, allowed) }, assets: receiver(code) });
  const send = (...bodies: string[]) =>
    product.sqs.send(
      new SendMessageBatchCommand({
        QueueUrl: urlOf('Queue.fifo'),
        Entries: bodies.map((body) => ({
          Id: body,
          MessageBody: body,
          MessageGroupId: body.charAt(0),
          MessageDeduplicationId: body,
        })),
      }),
    );
  const isEmpty = () =>
    expect.poll(() => product.state('Queue.fifo'), patience).toMatchObject({ waiting: 0, inFlight: 0, delayed: 0 });
  return { ...product, send, isEmpty };
};

describe('a function behind a queue', () => {
  it('gets messages as Lambda words them, after which they are gone', async () => {
    const { send, shown, isEmpty, twin } = await start();
    await send('a1');
    await isEmpty();
    const [{ Records }] = (await shown()).events;
    expect(Records).toEqual([
      {
        messageId: expect.stringMatching(/^[\da-f-]{36}$/),
        receiptHandle: expect.any(String),
        body: 'a1',
        attributes: expect.objectContaining({
          MessageGroupId: 'a',
          ApproximateReceiveCount: '1',
          SequenceNumber: expect.any(String),
        }),
        messageAttributes: {},
        md5OfBody: expect.stringMatching(/^[\da-f]{32}$/),
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn:aws:sqs:eu-central-1:000000000000:Test-Queue.fifo',
        awsRegion: 'eu-central-1',
      },
    ]);
    expect(twin.calls('Test-Worker').map(({ label }) => label)).toContain('queue Test-Queue.fifo, messages: 1');
  });

  it('gets again what it says it has not done, and the rest of that group after it', async () => {
    const { send, batches, isEmpty, twin } = await start("if (batches.length === 1) return fail('a1', 'a2');");
    await send('a1', 'a2', 'b1');
    await expect.poll(batches, patience).toEqual([['a1', 'a2', 'b1']]);
    await send('a3');
    await twin.clock.advance(minute - 10_000);
    expect(await batches()).toHaveLength(1);
    await twin.clock.advance(10_000);
    await expect.poll(batches, patience).toEqual([
      ['a1', 'a2', 'b1'],
      ['a1', 'a2', 'a3'],
    ]);
    await isEmpty();
  });

  it.each([
    ['an error', "throw new Error('no')"],
    ['a reply that names no message', "return { batchItemFailures: [{ itemIdentifier: 'x' }] }"],
    ['a reply that makes no sense', "return { batchItemFailures: 'all' }"],
  ])('gets a batch again after %s, until it is a dead letter', async (_, code) => {
    const { send, batches, state, twin } = await start(`${code};`);
    await send('a1');
    for (let time = 1; time <= 3; time += 1) {
      await expect.poll(batches, patience).toHaveLength(time);
      await expect.poll(() => state('Queue.fifo'), patience).toMatchObject({ inFlight: 1 });
      await twin.clock.advance(minute + 1_000);
    }
    await expect.poll(() => state('Dead.fifo'), patience).toMatchObject({ waiting: 1 });
    expect(await batches()).toHaveLength(3);
  });

  it('gets as many batches at once as the mapping says, and one group never twice', async () => {
    const code = `globalThis.now = (globalThis.now ?? 0) + 1; names.push(globalThis.now);
      await new Promise((resolve) => setTimeout(resolve, 200)); globalThis.now -= 1;`;
    const { send, batches, isEmpty } = await start(code, { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } });
    await send('a1', 'a2', 'b1', 'c1');
    await isEmpty();
    const all = await batches();
    expect(all.map(([name]) => name).toSorted()).toEqual(['a1', 'a2', 'b1', 'c1']);
    expect(Math.max(...all.map(([, together]) => Number(together)))).toBe(2);
    const names = all.map(([name]) => name);
    expect(names.indexOf('a1')).toBeLessThan(names.indexOf('a2'));
  });

  it('gets nothing if its role may not read the queue, or while the mapping is disabled', async () => {
    const refused = await start('', {}, []);
    await refused.send('a1');
    expect(await refused.state('Queue.fifo')).toMatchObject({ state: 'refused by IAM', waiting: 1 });
    expect(refused.twin.denied().map(({ action }) => action)).toEqual([
      'sqs:ReceiveMessage',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
    ]);
    const disabled = await start('', { Enabled: false });
    await disabled.send('a1');
    expect(await disabled.state('Queue.fifo')).toMatchObject({ state: 'disabled', waiting: 1 });
  });

  it.each([
    ['BatchSize', { BatchSize: 11 }, {}],
    ['MaximumBatchingWindowInSeconds', { MaximumBatchingWindowInSeconds: 1 }, {}],
    ['MaximumConcurrency', { ScalingConfig: { MaximumConcurrency: 1 } }, {}],
    ['FilterCriteria', { FilterCriteria: { Filters: [] } }, {}],
    ['BisectBatchOnFunctionError', { BisectBatchOnFunctionError: true }, {}],
    ['is less than Function timeout: 5 seconds', {}, { VisibilityTimeout: 4 }],
  ])(
    'is refused terms that Lambda refuses of a FIFO queue, or the twin does not know: %s',
    async (message, terms, queue) => {
      await expect(
        startQueues({ resources: { ...queues(queue), ...mapped(terms) }, assets: receiver() }),
      ).rejects.toThrow(message);
    },
  );
});
