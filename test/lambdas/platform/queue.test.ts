import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { fifoQueue, type QueueMessage } from '#lambdas/platform/queue.ts';

/** A queue that refuses, of the batches in their turn, the messages with these ids. */
const start = (...refused: string[][]) => {
  const client = new SQSClient({ region: 'eu-central-1' });
  const batches: string[][] = [];
  mockClient(client)
    .on(SendMessageBatchCommand)
    .callsFake(({ Entries }: { Entries: { Id: string }[] }) => {
      const ids = Entries.map(({ Id }) => Id);
      const failing = refused[batches.length] ?? [];
      batches.push(ids);
      const Failed = ids
        .filter((id) => failing.includes(id))
        .map((Id) => ({ Id, Code: 'InternalError', SenderFault: false }));
      return { Successful: [], Failed };
    });
  return { queue: fifoQueue('https://sqs.eu-central-1.amazonaws.com/1/a.fifo', client), batches };
};
const message = (id: string, body = 'x'): QueueMessage => ({ id, group: id.charAt(0), body });
const ids = (messages: readonly QueueMessage[]) => messages.map(({ id }) => id);

it('sends ten at a time, and of one group one', async () => {
  const { queue, batches } = start();
  const many = Array.from({ length: 12 }, (_, index) => message(`${'abcdefghijkl'.charAt(index)}1`));
  expect(await queue.send([...many, message('a2'), message('a3'), message('z1')])).toEqual([]);
  expect(batches).toEqual([ids(many.slice(0, 10)), ['k1', 'l1', 'a2'], ['a3', 'z1']]);
});

it('sends no more than SQS takes at once', async () => {
  const { queue, batches } = start();
  await queue.send(['a1', 'b1', 'c1', 'd1', 'e1'].map((id) => message(id, 'ש'.repeat(131_000))));
  expect(batches).toEqual([
    ['a1', 'b1', 'c1'],
    ['d1', 'e1'],
  ]);
});

it('tries once more what was not taken, before anything else of its group', async () => {
  const { queue, batches } = start(['a1']);
  expect(await queue.send([message('a1'), message('b1'), message('a2')])).toEqual([]);
  expect(batches).toEqual([['a1', 'b1'], ['a1'], ['a2']]);
});

it('leaves the rest of a group behind what could not be sent, and goes on with the others', async () => {
  const { queue, batches } = start(['a1'], ['a1']);
  const failed = await queue.send([message('a1'), message('b1'), message('a2'), message('b2'), message('a3')]);
  expect(batches).toEqual([['a1', 'b1'], ['a1'], ['b2']]);
  expect(ids(failed)).toEqual(['a1', 'a2', 'a3']);
});
