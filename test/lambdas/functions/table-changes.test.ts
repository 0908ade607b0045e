import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { changeMessage, messageLimitBytes } from '#lambdas/functions/wiring/change-messages.ts';
import { forwardChanges } from '#lambdas/functions/wiring/forward-changes.ts';
import type { Queue } from '#lambdas/platform/queue.ts';
import { tableChangeSchema } from '#lambdas/platform/table/table-change.ts';
import type { TableConsumer } from '#lambdas/platform/table/table-consumers.ts';

const posts: TableConsumer = { items: [{ pk: 'POST#', sk: 'PLANNED#' }, { pk: 'CAMPAIGNS' }], attributes: [] };
const texts: TableConsumer = { items: [{ pk: 'POST#' }], attributes: ['title', 'tags', 'photo'] };

type Attributes = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
const record = (
  pk: string,
  sk: string,
  more: { before?: Attributes; after?: Attributes } = {},
  turn = 1,
): DynamoDBRecord => ({
  eventID: `event-${turn}`,
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    SequenceNumber: String(turn),
    ...(more.before && { OldImage: more.before }),
    ...(more.after && { NewImage: more.after }),
  },
});
const changeOf = (body = '') => tableChangeSchema.parse(JSON.parse(body));

describe('what a consumer hears of a change', () => {
  it('is the event and the keys of its items, and nothing of others', () => {
    const message = changeMessage(record('POST#1', 'PLANNED#he', { after: { title: { S: 'Secret' } } }), posts);
    expect(message).toMatchObject({ id: 'event-1', sequence: '1' });
    expect(JSON.parse(message?.body ?? '')).toEqual({ event: 'MODIFY', keys: { pk: 'POST#1', sk: 'PLANNED#he' } });
    expect(changeMessage(record('CAMPAIGNS', 'anything'), posts)).toBeDefined();
    for (const [pk, sk] of [
      ['POST#1', 'DRAFT#he'],
      ['POSTS', 'PLANNED#he'],
      ['USER#1', 'PLANNED#he'],
    ] as const)
      expect(changeMessage(record(pk, sk), posts)).toBeUndefined();
  });

  it('are the attributes that it names, as they were and as they are', () => {
    const before = { title: { S: 'Old' }, secret: { S: 'x' } };
    const after = { title: { S: 'New' }, tags: { SS: ['a', 'b'] }, photo: { B: 'AQI=' }, secret: { S: 'x' } };
    const { body } = changeMessage(record('POST#1', 'LIVE#he', { before, after }), texts) ?? {};
    expect(body).not.toContain('secret');
    expect(changeOf(body)).toMatchObject({ before: { title: 'Old' }, after: { title: 'New', tags: ['a', 'b'] } });
  });

  it('are the keys alone where the attributes are too large, so that nothing is too large for a queue', () => {
    const huge = { title: { S: 'ש'.repeat(messageLimitBytes / 2) } };
    const { body = '' } = changeMessage(record('POST#1', 'LIVE#he', { before: huge, after: huge }), texts) ?? {};
    expect(changeOf(body)).toEqual({ event: 'MODIFY', keys: { pk: 'POST#1', sk: 'LIVE#he' } });
    const longest = record(`POST#${'\u0001'.repeat(2_000)}`, '\u0001'.repeat(1_000), { after: huge });
    expect(Buffer.byteLength(changeMessage(longest, texts)?.body ?? '')).toBeLessThan(messageLimitBytes);
  });

  it.each(['מהשיעור-לבמה', '🩰 pointe', '\ufffe\uffff', 'bell\u0007', '\ud800 alone', '"\\'])(
    'arrives with keys in any characters: %j',
    (name) => {
      const { body = '', group } = changeMessage(record(`POST#${name}`, 'LIVE#he'), texts) ?? {};
      // The characters that SQS takes in a body, and in the name of a group.
      expect(body).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u);
      expect(group).toMatch(/^[\da-f]{64}$/);
      expect(changeOf(body).keys.pk).toBe(`POST#${name}`);
    },
  );

  it('has the same group for all items of a partition, and another one for each other', () => {
    const groupOf = (pk: string, sk: string) => changeMessage(record(pk, sk), texts)?.group;
    expect(groupOf('POST#1', 'LIVE#he')).toBe(groupOf('POST#1', 'PLANNED#en'));
    expect(groupOf('POST#1', 'LIVE#he')).not.toBe(groupOf('POST#2', 'LIVE#he'));
  });
});

describe('changes on their way to their consumers', () => {
  const errors: unknown[] = [];
  const log = { info: () => {}, error: (_: string, fields?: object) => errors.push(fields) };
  /** A queue that does not take the messages with these ids, or cannot be reached. */
  const queueOf = (refused: string[] | 'away' = []) => {
    const taken: string[] = [];
    const queue: Queue = {
      send: async (messages) => {
        if (refused === 'away') throw new Error('away');
        taken.push(...messages.map(({ id }) => id).filter((id) => !refused.includes(id)));
        return messages.filter(({ id }) => refused.includes(id));
      },
    };
    return { queue, taken };
  };
  const records = ['PLANNED#he', 'LIVE#he', 'PLANNED#en'].map((sk, index) => record('POST#1', sk, {}, index + 1));

  it('reach each consumer, and only what it asked for', async () => {
    const [plans, all] = [queueOf(), queueOf()];
    const consumers = [
      { name: 'plans', consumer: posts, ...plans },
      { name: 'all', consumer: texts, ...all },
    ];
    expect(await forwardChanges({ consumers, log }, records)).toEqual({ batchItemFailures: [] });
    expect([plans.taken, all.taken]).toEqual([
      ['event-1', 'event-3'],
      ['event-1', 'event-2', 'event-3'],
    ]);
  });

  it('come again from the first one that a queue did not take, whatever others took', async () => {
    const consumers = [
      { name: 'plans', consumer: posts, ...queueOf(['event-3']) },
      { name: 'all', consumer: texts, ...queueOf(['event-2']) },
    ];
    expect(await forwardChanges({ consumers, log }, records)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  });

  it('are an error, which rings the alarm, if already the first one was not taken; other consumers get theirs', async () => {
    const all = queueOf();
    const consumers = [
      { name: 'plans', consumer: posts, ...queueOf('away') },
      { name: 'all', consumer: texts, ...all },
    ];
    await expect(forwardChanges({ consumers, log }, records)).rejects.toThrow('not handed on: 2 of 3 changes');
    expect(all.taken).toHaveLength(3);
    expect(errors).toMatchObject([{ consumer: 'plans', error: new Error('away') }]);
  });
});
