import { describe, expect, it } from 'vitest';
import { renderMail } from '#lambdas/platform/mail/render-mail.ts';
import { openInboxHarness } from './inbox-harness.ts';
import { account, canary, networkTo, openPop3Server } from './pop3-server.ts';

const idOf = (uid: string) => Buffer.from(uid).toString('base64url');
const mails = '/api/admin/inbox/mails';
const numbered = (count: number) =>
  Array.from({ length: count }, (_none, i) => `From: a@b.example\r\nSubject: mail ${i + 1}\r\n\r\ntext`);

/** שלום in windows-1255, which its bytes are in ISO-8859-8 too. */
const shalom = Buffer.from([0xf9, 0xec, 0xe5, 0xed]);
const hebrew = (charset: string) =>
  Buffer.concat([
    Buffer.from(
      [
        `From: =?${charset}?B?${shalom.toString('base64')}?= <Noa@Dance.example>`,
        'To: inbox@pointe.example',
        'Date: Mon, 23 Nov 2026 10:30:00 +0200',
        `Subject: =?${charset}?Q?=F9=EC=E5=ED?=`,
        `Content-Type: text/plain; charset=${charset}`,
        'Content-Transfer-Encoding: 8bit',
        '',
        '',
      ].join('\r\n'),
    ),
    shalom,
    Buffer.from('\r\n.\r\n..'),
  ]);

const opened = async (...[options]: Parameters<typeof openPop3Server>) => {
  const server = await openPop3Server(options);
  return { server, ...openInboxHarness(account(), server.network) };
};

describe('the list of the inbox', () => {
  it('shows the newest mails first, page by page, and loses none when one is deleted meanwhile [S-108]', async () => {
    const { call, server } = await opened({ mails: numbered(45) });
    const first = (await call(`GET ${mails}`)).body;
    expect(first).toMatchObject({ server: 'pop.example', port: 110, isEncrypted: false, total: 45 });
    const subjects = ({ items }: { items: { subject: string }[] }) => items.map(({ subject }) => subject);
    expect(subjects(first)).toEqual(Array.from({ length: 20 }, (_none, i) => `mail ${45 - i}`));
    // The last one of the page is gone when the next page is asked for.
    server.present.delete(26);
    const second = (await call(`GET ${mails}?cursor=${first.nextCursor}`)).body;
    expect(subjects(second)).toEqual(Array.from({ length: 20 }, (_none, i) => `mail ${25 - i}`));
    const third = (await call(`GET ${mails}?cursor=${second.nextCursor}`)).body;
    expect(subjects(third)).toEqual(['mail 5', 'mail 4', 'mail 3', 'mail 2', 'mail 1']);
    expect(third.nextCursor).toBeUndefined();
  });

  it('names the site’s own mails, in every language, and only where they come from its address', async () => {
    const own = (['he', 'en', 'ru', 'fr', 'es'] as const).map((language) => {
      const { subject } = renderMail('signUpCode', language, { code: '123456' });
      return `From: "x" <NO-REPLY@pointe.example>\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\n\r\n`;
    });
    const probe = renderMail('testMail', 'en', { site: 'pointe.example', provider: 'SMTP', time: 'now' }).subject;
    const others = [
      `From: no-reply@pointe.example\r\nSubject: ${probe}\r\n\r\n`,
      'From: no-reply@pointe.example\r\nSubject: 123456 is your login code\r\n\r\n',
      'From: no-reply@elsewhere.example\r\nSubject: 123456 is your login code\r\n\r\n',
      'From: no-reply@pointe.example\r\nSubject: Something else\r\n\r\n',
    ];
    const { call } = await opened({ mails: [...own, ...others] });
    const { items } = (await call(`GET ${mails}`)).body;
    expect(items.map(({ kind }: { kind?: string }) => kind).toReversed()).toEqual([
      ...own.map(() => 'signUpCode'),
      'testMail',
      'loginCode',
      undefined,
      undefined,
    ]);
  });

  it('lists what is no mail too, so that it can be deleted', async () => {
    const { call } = await opened({ mails: ['', Buffer.from([0, 1, 2]), `X: ${'y'.repeat(600_000)}\r\n\r\n`] });
    const { status, body } = await call(`GET ${mails}`);
    // The headers alone are larger than any mail's.
    expect([status, body.code]).toEqual([400, 'inboxMailTooLarge']);
    const small = await opened({ mails: ['', Buffer.from([0, 1, 2])] });
    expect((await small.call(`GET ${mails}`)).body.items).toHaveLength(2);
  });
});

describe('a mail', () => {
  it.each(['windows-1255', 'iso-8859-8-i', 'iso-8859-8'])(
    'in %s is read as it was written [S-108]',
    async (charset) => {
      const { call } = await opened({ mails: [hebrew(charset)] });
      const { body } = await call(`GET ${mails}/${idOf('uid-1')}`);
      expect(body).toMatchObject({
        subject: 'שלום',
        from: { name: 'שלום', address: 'Noa@Dance.example' },
        to: [{ name: '', address: 'inbox@pointe.example' }],
        date: '2026-11-23T08:30:00.000Z',
        html: '',
        isCut: false,
        attachments: [],
      });
      expect(body.text.trim()).toBe('שלום\n.\n..');
    },
  );

  it('has its attachments listed, and its HTML harmless', async () => {
    const mixed = [
      'From: a@b.example',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p dir="rtl" onclick="alert(1)">שלום <img src="https://evil.example/p.png" alt="logo"></p><script>alert(2)</script>',
      '--b',
      'Content-Type: application/x-msdownload',
      'Content-Disposition: attachment; filename="bill\u202Efdp.exe"',
      'Content-Transfer-Encoding: base64',
      '',
      'AAECAw==',
      '--b--',
      '',
    ].join('\r\n');
    const { call } = await opened({ mails: [mixed] });
    const { body } = await call(`GET ${mails}/${idOf('uid-1')}`);
    expect(body.html.trim()).toBe('<p dir="rtl">שלום [logo]</p>');
    expect(body.attachments).toEqual([{ name: 'bill fdp.exe', type: 'application/x-msdownload', size: 4 }]);
  });

  it('of a megabyte of text is cut, and says so', async () => {
    const { call } = await opened({ mails: [`From: a@b.example\r\n\r\n${'long '.repeat(200_000)}`] });
    const { body } = await call(`GET ${mails}/${idOf('uid-1')}`);
    expect([body.text.length, body.isCut]).toEqual([200_000, true]);
  });

  it('that is gone is not found, whatever is asked of it', async () => {
    const { call, events } = await opened({ mails: numbered(1) });
    for (const method of ['GET', 'DELETE']) {
      const { status, body } = await call(`${method} ${mails}/${idOf('other')}`);
      expect([status, body.code]).toEqual([404, 'inboxMailNotFound']);
    }
    expect(events).toEqual([]);
  });

  it('is deleted from the server, with an entry in the audit log, and never without one [S-108] [S-109]', async () => {
    const { call, events, caller, server } = await opened({ mails: numbered(3) });
    expect((await call(`DELETE ${mails}/${idOf('uid-2')}`)).status).toBe(204);
    expect([...server.present.keys()]).toEqual([1, 3]);
    expect(events).toEqual([{ action: 'inbox.deleteMail', resource: { id: 'uid-2', name: 'pop.example' } }]);
    caller.isAuditAway = true;
    expect((await call(`DELETE ${mails}/${idOf('uid-3')}`)).status).toBe(500);
    expect([...server.present.keys()]).toEqual([1, 3]);
  });
});

describe('the connection', () => {
  it('is tried by somebody who has given the password again, and reads nothing [S-108]', async () => {
    const { call, caller, server } = await opened({ mails: numbered(1) });
    expect((await call('POST /api/admin/inbox/test-connection')).status).toBe(204);
    expect(server.commands).toEqual(['USER pointe', `PASS ${canary}`, 'QUIT']);
    caller.isConfirmed = false;
    expect((await call('POST /api/admin/inbox/test-connection')).body.code).toBe('confirmationNeeded');
    expect(server.commands).toHaveLength(3);
  });

  it('that nobody has set up is not tried', async () => {
    const { call } = openInboxHarness(undefined, {});
    const { status, body } = await call(`GET ${mails}`);
    expect([status, body.code]).toEqual([409, 'inboxNotSet']);
  });

  it('that fails says the same after the same time, whatever the reason; nobody is told the password [Q-032] [S-253]', async () => {
    const server = await openPop3Server();
    const nobody = networkTo(1);
    const cases = [
      openInboxHarness(account({ password: `${canary}!` }), server.network),
      openInboxHarness(account({ security: 'tls' }), server.network),
      openInboxHarness(account(), nobody),
      openInboxHarness(
        account(),
        networkTo(server.port, { resolve: async () => [{ address: '10.0.0.1', family: 4 }] }),
      ),
      openInboxHarness(account(), { resolve: () => Promise.reject(new Error('ENOTFOUND')) }),
      openInboxHarness(account({ port: 22 }), server.network),
      // The packets of a filtered port go nowhere.
      openInboxHarness(account(), (await openPop3Server({ greeting: '' })).network),
    ];
    const outcomes = await Promise.all(
      cases.map(async ({ call, pauses, said }) => {
        const began = performance.now();
        const { status, body } = await call('POST /api/admin/inbox/test-connection');
        const { requestId: _ignored, ...words } = body;
        expect(said()).not.toContain(canary);
        expect(pauses).toHaveLength(1);
        return { status, ...words, seconds: Math.round((performance.now() - began + (pauses[0] ?? 0)) / 1_000) };
      }),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([
        JSON.stringify({
          status: 400,
          error: 'The inbox could not be opened. Check the server, port, encryption, username and password.',
          code: 'inboxNotOpened',
          seconds: 5,
        }),
      ]),
    );
  }, 20_000);
});
