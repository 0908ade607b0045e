import type { SQSRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { readTableChanges } from '#lambdas/functions/wiring/read-table-changes.ts';

const log = { info: () => {}, error: () => {} };
const message = (messageId: string, body = JSON.stringify({ event: 'INSERT', keys: { pk: messageId, sk: 'x' } })) =>
  ({ messageId, body, attributes: { MessageGroupId: messageId.charAt(0) } }) as SQSRecord;

/** Reads messages; those of the failing ones come to nothing. */
const read = async (messages: SQSRecord[], failing: string[] = []) => {
  const seen: string[] = [];
  const reply = await readTableChanges(messages, log, async ({ keys }) => {
    seen.push(keys.pk);
    if (failing.includes(keys.pk)) throw new Error('not now');
  });
  return { seen, failed: reply.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier) };
};

it('reads changes in their order', async () => {
  expect(await read(['a1', 'b1', 'a2'].map((id) => message(id)))).toEqual({ seen: ['a1', 'b1', 'a2'], failed: [] });
});

it('leaves what follows a failure in its group, and reads the others', async () => {
  const messages = ['a1', 'a2', 'b1', 'a3', 'b2'].map((id) => message(id));
  expect(await read(messages, ['a2'])).toEqual({ seen: ['a1', 'a2', 'b1', 'b2'], failed: ['a2', 'a3'] });
});

it('gives a message back that is no change', async () => {
  expect(await read([message('a1', 'nonsense'), message('b1')])).toEqual({ seen: ['b1'], failed: ['a1'] });
});

it('fails if nothing could be read, so that its alarm rings', async () => {
  await expect(read([message('a1'), message('a2')], ['a1'])).rejects.toThrow('2 messages not read');
});
