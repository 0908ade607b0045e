import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPipeline, type Pipeline } from './pipeline-harness.ts';

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await openPipeline();
});
afterEach(() => pipeline.close());

const people = 180;
const received = () => pipeline.handedOver.map(({ to }) => to).toSorted();
const emails = Array.from(
  { length: people },
  (_none, index) => `reader${String(index).padStart(4, '0')}@dance.example`,
);
/** A campaign of four chunks, the last one of 30 people, with the messages that the dispatcher has queued. */
const queued = async () => {
  await pipeline.subscribe(emails);
  const id = await pipeline.scheduled();
  await pipeline.dispatch(id);
  return { id, messages: pipeline.queue.splice(0) };
};
const statesOf = async (id: string) => (await pipeline.ledger.chunkPage(id, 0, 10)).chunks.map(({ state }) => state);

describe('a worker that gets several chunks', () => {
  it('hands all of them over, at once, and each to SES by itself', async () => {
    const { id, messages } = await queued();
    let [underWay, most] = [0, 0];
    pipeline.set.answer = async ({ entries }) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return entries.map(() => ({ kind: 'sent', messageId: 'accepted' }));
    };
    expect((await pipeline.sendAll(messages)).size).toBe(0);
    expect([received(), most]).toEqual([emails, 4]);
    expect([await pipeline.status(id), await pipeline.states(id)]).toEqual(['sent', { sent: people }]);
  });

  it('calls each once, although one comes twice and another one is begun by somebody else', async () => {
    const { messages } = await queued();
    const again = [...messages, ...messages.slice(0, 2)];
    await Promise.all([pipeline.sendAll(again), pipeline.sendAll(messages.slice(1)), pipeline.sendAll(again)]);
    expect(received()).toEqual(emails);
  });

  it('fails at those alone of whose call nobody knows', async () => {
    const { id, messages } = await queued();
    const { answer } = pipeline.set;
    pipeline.set.answer = async (mail) => {
      if (mail.entries.length === 30) throw new Error('no answer');
      return answer(mail);
    };
    const failures = await pipeline.sendAll(messages);
    expect([...failures.keys()].map(({ chunk }) => chunk)).toEqual([3]);
    expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'calling']);
  });

  it('hands the others over where one cannot be read', async () => {
    const { id, messages } = await queued();
    const { name: TableName, client } = pipeline.table;
    const Item = { pk: `LEDGER#${id}`, sk: 'RECIPIENTS#0000001', data: 'nobody' };
    await client.send(new PutCommand({ TableName, Item }));
    const failures = await pipeline.sendAll(messages);
    expect([...failures.keys()].map(({ chunk }) => chunk)).toEqual([1]);
    expect(received()).toHaveLength(people - 50);
    expect(await statesOf(id)).toEqual(['done', 'pending', 'done', 'done']);
  });
});
