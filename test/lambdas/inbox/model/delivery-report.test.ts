import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMail, readMailHeaders } from '#lambdas/inbox/model/read-mail.ts';
import { exchange, exim, gmail, html, oldExchange, postfix, qmail, report } from '../bounces.ts';

const senders = ['no-reply@pointe.example'];
const read = (mail: Buffer | string) => readMail(Buffer.from(mail), senders);
const headersAlone = (mail: Buffer | string) => {
  const source = Buffer.from(mail);
  return readMailHeaders(source.subarray(0, source.indexOf('\r\n\r\n') + 4));
};
const noSuch = { address: 'gone@dance.example', outcome: 'permanent', reason: 'noMailbox', status: '5.1.1' };
const fieldsOf = (...lines: string[]) => ['Reporting-MTA: dns; mx.example', '', ...lines].join('\r\n');

describe('a mail that tells of another one', () => {
  it.each<[string, Buffer | string, object[]]>([
    [
      'Postfix',
      postfix,
      [
        {
          ...noSuch,
          address: 'Gone@dance.example',
          said: '550 5.1.1 <gone@dance.example>: Recipient address rejected: User unknown',
        },
      ],
    ],
    [
      'Exchange in Hebrew',
      exchange,
      [
        {
          address: 'full@dance.example',
          outcome: 'permanent',
          reason: 'mailboxFull',
          status: '5.2.2',
          said: '554-5.2.2 mailbox full',
        },
      ],
    ],
    [
      'qmail',
      qmail,
      [
        { ...noSuch, said: 'Sorry, no mailbox here by that name. (#5.1.1)' },
        { address: 'slow@barre.example', outcome: 'passing', reason: 'unreachable', status: '4.3.0' },
      ],
    ],
    [
      'Exim',
      exim,
      [
        {
          address: 'gone@dance.example',
          outcome: 'permanent',
          reason: 'other',
          status: '',
          said: 'Unrouteable address',
        },
      ],
    ],
    ['Gmail in Hebrew', gmail, [noSuch]],
    ['an older Exchange in Hebrew', oldExchange, [noSuch]],
    ['a server that writes HTML', html, [{ ...noSuch, reason: 'mailboxFull', status: '5.2.2' }]],
  ])(
    'by %s says whom it concerns, for how long and why, and is known by its headers alone',
    async (_who, mail, expected) => {
      const { recipients } = await read(mail);
      expect(recipients).toMatchObject(expected);
      expect(recipients).toHaveLength(expected.length);
      expect((await headersAlone(mail)).isReport).toBe(true);
    },
  );

  it.each([
    ['Action: failed\r\nStatus: 5.4.4', { outcome: 'permanent', reason: 'noDomain' }],
    ['Action: failed\r\nStatus: 4.4.7', { outcome: 'passing', reason: 'expired' }],
    ['Action: delayed\r\nStatus: 4.4.1', { outcome: 'delayed', reason: 'unreachable' }],
    ['Action: delivered\r\nStatus: 2.0.0', { outcome: 'arrived' }],
    ['Action: relayed (to elsewhere)\r\nStatus: 2.0.0', { outcome: 'arrived' }],
    [
      'Action: failed\r\nDiagnostic-Code: smtp; 552 too much',
      { outcome: 'permanent', reason: 'mailboxFull', status: '552' },
    ],
    ['Action: failed\r\nStatus: 5.7.1 (spam)', { outcome: 'permanent', reason: 'refused' }],
    ['Action: failed', { outcome: 'unclear', reason: 'other', status: '' }],
    ['Status: later', { outcome: 'unclear' }],
  ])('with %j is understood', async (fields, expected) => {
    const { recipients } = await read(report(fieldsOf('Final-Recipient: rfc822; a@b.example', fields)));
    expect(recipients).toEqual([expect.objectContaining({ address: 'a@b.example', ...expected })]);
  });

  it('names the address that was written to, and the one to which it was handed on', async () => {
    const fields = fieldsOf(
      'Original-Recipient: rfc822;old@b.example',
      'Final-Recipient: rfc822;new@c.example',
      'Action: failed',
      'Status: 5.1.1',
    );
    expect((await read(report(fields))).recipients).toMatchObject([
      { address: 'old@b.example', forwardedTo: 'new@c.example' },
    ]);
  });

  it('of several people keeps them apart, also without an empty line between them', async () => {
    const one = (name: string, status: string) => [
      `Final-Recipient: rfc822; ${name}@b.example`,
      'Action: failed',
      `Status: ${status}`,
    ];
    const { recipients } = await read(
      report(fieldsOf(...one('a', '5.1.1'), ...one('b', '4.2.2'), '', ...one('c', '5.1.2'))),
    );
    expect(recipients.map(({ address, status }) => `${address} ${status}`)).toEqual([
      'a@b.example 5.1.1',
      'b@b.example 4.2.2',
      'c@b.example 5.1.2',
    ]);
  });

  it.each([
    [
      'an ordinary mail with a report attached',
      'From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; c@d.example\r\nStatus: 5.1.1\r\n--x--\r\n',
    ],
    [
      'a receipt',
      'From: a@b.example\r\nContent-Type: multipart/report; report-type=disposition-notification; boundary=x\r\n\r\n',
    ],
    [
      'a postmaster who writes himself',
      'Return-Path: <postmaster@b.example>\r\nFrom: postmaster@b.example\r\n\r\nc@d.example 5.1.1',
    ],
  ])('is not %s', async (_what, mail) => {
    const { isReport, recipients } = await read(mail);
    expect([isReport, recipients]).toEqual([false, []]);
  });
});

describe('a complaint', () => {
  const complaint = (...fields: string[]) =>
    [
      'From: fbl@provider.example',
      'Subject: complaint',
      'Content-Type: multipart/report; report-type=feedback-report; boundary="b"',
      ...['', '--b', 'Content-Type: text/plain', '', 'This is an abuse report.'],
      ...['--b', 'Content-Type: message/feedback-report', '', ...fields, ''],
      ...['--b', 'Content-Type: text/rfc822-headers', '', 'Subject: New shoes', '', '--b--', ''],
    ].join('\r\n');

  it.each([
    [['Feedback-Type: abuse', 'Version: 1', 'Original-Rcpt-To: <noa@example.com>'], ['noa@example.com']],
    [
      ['Feedback-Type: ABUSE', 'Original-Rcpt-To: a@b.example', 'Original-Rcpt-To: c@d.example'],
      ['a@b.example', 'c@d.example'],
    ],
    [['Feedback-Type: opt-out', 'Removal-Recipient: a@b.example'], ['a@b.example']],
  ])('says which reader calls a mail spam: %j', async (fields, addresses) => {
    const mail = complaint(...fields);
    expect(await headersAlone(mail)).toMatchObject({ isReport: true, isComplaint: true });
    const { isReport, recipients } = await read(mail);
    expect([isReport, recipients.map(({ address }) => address)]).toEqual([true, addresses]);
    expect(new Set(recipients.map(({ outcome }) => outcome))).toEqual(new Set(['complained']));
  });

  it.each([
    [['Feedback-Type: not-spam', 'Original-Rcpt-To: <noa@example.com>']],
    [['Feedback-Type: abuse']],
    [['Feedback-Type: abuse', 'Original-Rcpt-To: nobody']],
  ])('is an ordinary mail where it says something else, or nothing of a reader: %j', async (fields) => {
    const { isReport, recipients } = await read(complaint(...fields));
    expect([isReport, recipients]).toEqual([false, []]);
  });
});

describe('a hostile or broken report', () => {
  it.each([
    ['names nobody', report('nothing here')],
    ['names something else than an address', report(fieldsOf('Final-Recipient: x400; c=il', 'Status: 5.1.1'))],
    ['is empty', 'Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example\r\n\r\n'],
    [
      'speaks of the site itself',
      'Return-Path: <>\r\nFrom: MAILER-DAEMON@mx.example\r\nTo: inbox@pointe.example\r\n\r\n<no-reply@pointe.example>: 550 5.1.1\r\n',
    ],
  ])('that %s concerns nobody', async (_what, mail) => {
    const { isReport, recipients } = await read(mail);
    expect([isReport, recipients]).toEqual([true, []]);
  });

  it('shows no sign that turns text around, and no more than fits', async () => {
    const one = (i: number) =>
      `Final-Recipient: rfc822; p${i}@b.example\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; \u202E${'x'.repeat(600)}`;
    const { recipients } = await read(report(fieldsOf(...Array.from({ length: 60 }, (_none, i) => `${one(i)}\r\n`))));
    expect(recipients).toHaveLength(50);
    for (const { said } of recipients) expect([said.length, said.includes('\u202E')]).toEqual([500, false]);
  });

  it.each([
    '<',
    'a@',
    'a@b.',
    '-',
    '--- copy',
    ' ',
    '5.1.',
    '\n',
    '<a@b.example>:\n',
    'Final-Recipient: rfc822; ',
    'x\n ',
  ])('of a hundred kilobytes of %j takes no longer than a mail', async (text) => {
    const long = text.repeat(Math.ceil(100_000 / text.length));
    const mails = [report(fieldsOf(long)), `Return-Path: <>\r\nFrom: postmaster@b.example\r\n\r\n${long}`];
    const began = process.threadCpuUsage();
    for (const mail of mails) await read(mail);
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(2_500);
  });

  it('is never more than text, whatever is in it', async () => {
    const piece = fc.constantFrom(
      'Final-Recipient:',
      'Status:',
      'rfc822;',
      'a@b.example',
      '5.1.1',
      '\r\n',
      ' ',
      '<',
      '>',
      ':',
      '\0',
      '=?utf-8?Q?=41?=',
      'Action: failed',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        const { recipients } = await read(report(pieces.join('')));
        for (const { address, said } of recipients) {
          expect(address).toMatch(/^[^\s<>]+@[^\s<>]+$/);
          expect(said).not.toMatch(/[\p{Cc}]/u);
        }
      }),
      { numRuns: 500 },
    );
  });
});
