import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRunDovecot, startDovecot } from './dovecot.ts';
import { openInboxHarness } from './inbox-harness.ts';
import { account, networkTo } from './pop3-server.ts';

const shalom = Buffer.from([0xf9, 0xec, 0xe5, 0xed]);
const hebrew = (charset: string) =>
  Buffer.concat([
    Buffer.from(
      `From: noa@dance.example\nSubject: =?${charset}?Q?=F9=EC=E5=ED?=\nContent-Type: text/plain; charset=${charset}\nContent-Transfer-Encoding: 8bit\n\n`,
    ),
    shalom,
    Buffer.from('\n.\n..two\n.one\n'),
  ]);
const charsets = ['windows-1255', 'iso-8859-8-i'];

describe.skipIf(!canRunDovecot)('an inbox at Dovecot', () => {
  let dovecot: Awaited<ReturnType<typeof startDovecot>>;
  beforeAll(async () => {
    dovecot = await startDovecot([...charsets.map(hebrew), Buffer.from('From: a@b.example\nSubject: last\n\ntext\n')]);
  }, 30_000);
  afterAll(() => dovecot?.stop());

  it.each(['none', 'startTls'] as const)(
    'is listed, read byte for byte and cleared, with security %s [S-108]',
    async (security) => {
      const { call } = openInboxHarness(account({ security }), networkTo(dovecot.port));
      const { items, total } = (await call('GET /api/admin/inbox/mails')).body;
      expect(total).toBe(await dovecot.left());
      const read = await Promise.all(
        items.slice(-2).map(async ({ id }: { id: string }) => (await call(`GET /api/admin/inbox/mails/${id}`)).body),
      );
      for (const { subject, text } of read) {
        expect([subject, text.trim()]).toEqual(['שלום', 'שלום\n.\n..two\n.one']);
      }
      // The newest goes in one of the two runs.
      if (total === 3) {
        expect(items[0].subject).toBe('last');
        expect((await call(`DELETE /api/admin/inbox/mails/${items[0].id}`)).status).toBe(204);
        expect(await dovecot.left()).toBe(2);
      }
    },
  );

  it('is closed to a wrong password', async () => {
    const { call } = openInboxHarness(account({ password: 'wrong' }), networkTo(dovecot.port));
    expect((await call('GET /api/admin/inbox/mails')).body.code).toBe('inboxNotOpened');
  });
});
