import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { describe, expect, it } from 'vitest';
import { att, ref } from '../support/resources.ts';
import { mapped, queues, reading, receiver, startQueues, urlOf } from './queue-product.ts';

const patience = { timeout: 20_000 };
const sdk = import.meta.resolve('@aws-sdk/client-sqs');
/** Sends each message on to its own queue with the number after it, with the product's SDK. */
const loop = `const { SQSClient, SendMessageCommand } = await import('${sdk}');
  const next = String(Number(names[0]) + 1);
  await new SQSClient({}).send(new SendMessageCommand({ QueueUrl: process.env.QUEUE_URL, MessageBody: next, MessageGroupId: 'a', MessageDeduplicationId: next }));`;
const until = (last: number) => `if (Number(names[0]) === ${last}) return;`;
const sending = { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: att('Queue', 'Arn') };

const start = async (code: string, more: object = {}) => {
  const resources = mapped({ BatchSize: 1 }, [reading, sending]);
  const { Worker } = resources;
  const Environment = { Variables: { QUEUE_URL: ref('Queue') } };
  const product = await startQueues({
    resources: {
      ...queues({ VisibilityTimeout: 60 }),
      ...resources,
      Worker: { ...Worker, Type: 'AWS::Lambda::Function', Properties: { ...Worker?.Properties, Environment, ...more } },
    },
    assets: receiver(code),
  });
  const send = (MessageBody: string) =>
    product.sqs.send(
      new SendMessageCommand({
        QueueUrl: urlOf('Queue.fifo'),
        MessageBody,
        MessageGroupId: 'a',
        MessageDeduplicationId: MessageBody,
      }),
    );
  return { ...product, send, count: async () => (await product.batches()).length };
};

describe('a function that sends messages to the queue that it reads', () => {
  it('is called 16 times in a row; the next message is refused until it is a dead letter', async () => {
    const { send, count, state, twin } = await start(loop);
    await send('1');
    for (let times = 1; times <= 3; times += 1) {
      await expect.poll(() => twin.problems, patience).toHaveLength(times);
      await twin.clock.advance(61_000);
    }
    await expect.poll(() => state('Dead.fifo'), patience).toMatchObject({ waiting: 1 });
    expect(await count()).toBe(16);
    expect(twin.problems[0]).toMatch(/^Mapping: RecursiveInvocationException/);
    twin.problems.length = 0;
  });

  it('is called as often as it likes if its template allows it', async () => {
    const { send, count } = await start(`${until(20)}${loop}`, { RecursiveLoop: 'Allow' });
    await send('1');
    await expect.poll(count, patience).toBe(20);
  });

  it('begins anew with each message from outside', async () => {
    const { send, count } = await start(`${until(16)}${until(116)}${loop}`);
    await send('1');
    await expect.poll(count, patience).toBe(16);
    await send('101');
    await expect.poll(count, patience).toBe(32);
  });

  it('hands the chain on as the SDK does, and shows it in the message', async () => {
    const { send, count, shown } = await start(`${until(3)}${loop}`);
    await send('1');
    await expect.poll(count, patience).toBe(3);
    const headers = (await shown()).events.map(
      ({ Records }: { Records: { attributes: Record<string, string> }[] }) => Records[0]?.attributes.AWSTraceHeader,
    );
    expect(headers).toEqual([
      undefined,
      expect.stringMatching(/^Root=1-[\da-f]{8}-[\da-f]{24};Lineage=[\da-f]{8}:1$/),
      expect.stringMatching(/;Lineage=[\da-f]{8}:2$/),
    ]);
  });
});
