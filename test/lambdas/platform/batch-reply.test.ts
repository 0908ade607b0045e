import { expect, it } from 'vitest';
import { batchReply } from '#lambdas/platform/batch-reply.ts';

const records = ['a', 'b', 'c'].map((messageId) => ({ messageId }));

it('names the messages that come again', () => {
  expect(batchReply(records, [], 'chunks not sent')).toEqual({ batchItemFailures: [] });
  expect(batchReply(records, new Set(['b']), 'chunks not sent')).toEqual({
    batchItemFailures: [{ itemIdentifier: 'b' }],
  });
});

it('fails where nothing was done, so that an alarm rings; an empty batch has not failed', () => {
  expect(() => batchReply(records, ['a', 'b', 'c'], 'chunks not sent')).toThrow('3 chunks not sent');
  expect(batchReply([], [], 'chunks not sent')).toEqual({ batchItemFailures: [] });
});
