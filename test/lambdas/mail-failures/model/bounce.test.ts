import { expect, it } from 'vitest';
import { readBounce } from '#lambdas/mail-failures/model/bounce.ts';

const event = (bounceType: string, bounceSubType: string, addresses = ['a@b.example']) =>
  JSON.stringify({
    detail: {
      eventType: 'Bounce',
      mail: { messageId: '1', tags: { kind: ['loginCode'], language: ['he'] } },
      bounce: {
        bounceType,
        bounceSubType,
        timestamp: '2026-11-23T08:00:00.000Z',
        bouncedRecipients: addresses.map((emailAddress) => ({ emailAddress })),
      },
    },
  });

it.each([
  ['Permanent', 'General', 1],
  ['Permanent', 'OnAccountSuppressionList', 1],
  ['Transient', 'MailboxFull', 1],
  ['Transient', 'ContentRejected', 1],
  // An automatic reply: the mail has arrived.
  ['Transient', 'General', 0],
  ['Undetermined', 'Undetermined', 0],
])('a bounce of type %s, %s: %d came back', (type, subType, count) => {
  expect(readBounce(event(type, subType)).recipients).toHaveLength(count);
});

it('has the time at which it came back, and what the mail was', () => {
  expect(readBounce(event('Permanent', 'General'))).toEqual({
    messageId: '1',
    kind: 'loginCode',
    language: 'he',
    recipients: ['a@b.example'],
    time: '2026-11-23T08:00:00.000Z',
  });
});

it.each(['', 'null', '{}', '{"detail":{"eventType":"Send"}}'])('%j is no bounce', (text) => {
  expect(() => readBounce(text)).toThrow();
});
