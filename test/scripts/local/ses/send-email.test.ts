import {
  BadRequestException,
  ListContactListsCommand,
  MessageRejected,
  NotFoundException,
  SendEmailCommand,
  SendingPausedException,
} from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { simpleMail, startMailTwin } from './mail-product.ts';

const send = (more?: object, content?: object) => new SendEmailCommand(simpleMail(more, content));

describe('SES SendEmail', () => {
  it('keeps a simple mail as the message that SES would make of it', async () => {
    const { ses, mails } = await startMailTwin();
    const { MessageId } = await ses.send(
      send(
        {
          FromEmailAddress: `=?UTF-8?B?${Buffer.from('נעלי פוינט').toString('base64')}?= <no-reply@mail.example.com>`,
          Destination: { ToAddresses: ['dana@example.net'], BccAddresses: ['archive@example.net'] },
          ReplyToAddresses: ['help@example.com'],
          EmailTags: [{ Name: 'campaign', Value: 'spring-1' }],
          ConfigurationSetName: 'campaigns',
        },
        {
          Headers: [
            { Name: 'List-Unsubscribe', Value: '<https://example.com/unsubscribe?id=1>' },
            { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
          ],
          Attachments: [{ FileName: 'מידות.csv', RawContent: Buffer.from('38,39'), ContentType: 'text/csv' }],
        },
      ),
    );
    const [mail] = await mails();
    expect(mail).toMatchObject({
      id: MessageId,
      from: 'נעלי פוינט <no-reply@mail.example.com>',
      to: ['dana@example.net', 'archive@example.net'],
      subject: 'קוד האימות שלך',
      html: '<p dir="rtl">שלום, דנה</p>',
      text: 'שלום, דנה',
      configurationSet: 'campaigns',
      tags: { campaign: 'spring-1' },
      headers: {
        from: 'נעלי פוינט <no-reply@mail.example.com>',
        to: 'dana@example.net',
        subject: 'קוד האימות שלך',
        'reply-to': 'help@example.com',
        'list-unsubscribe': '<https://example.com/unsubscribe?id=1>',
        'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
        'message-id': `<${MessageId}@eu-central-1.amazonses.com>`,
      },
    });
    expect(mail?.headers).not.toHaveProperty('bcc');
    expect(MessageId).toMatch(/^0107[0-9a-f]{12}-[0-9a-f-]{36}-000000$/);
  });

  it('keeps a raw message to the byte and reads its parts', async () => {
    const { twin, ses, mails } = await startMailTwin();
    const raw = Buffer.from(
      [
        'From: =?utf-8?q?Caf=C3=A9?= <a@example.com>',
        'To: x@example.net,',
        ' Y <y@example.net>',
        'Subject: =?ISO-8859-1?Q?Pr=E9nom?= =?utf-8?B?INep15zXldedIQ==?=',
        'Content-Type: multipart/alternative; boundary="b+1"',
        '',
        'A preamble',
        '--b+1',
        'Content-Type: text/plain; charset=iso-8859-1',
        'Content-Transfer-Encoding: 8bit',
        '',
        'd\xe9j\xe0 vu',
        '--b+1',
        'Content-Type: text/html; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<p>=D7=A9=',
        '=D7=9C=D7=95=D7=9D</p>',
        '--b+1--',
        'An epilogue',
      ].join('\r\n'),
      'latin1',
    );
    const { MessageId } = await ses.send(new SendEmailCommand({ Content: { Raw: { Data: raw } } }));
    expect(await mails()).toMatchObject([
      {
        from: 'Café <a@example.com>',
        to: ['x@example.net', 'y@example.net'],
        subject: 'Prénom שלום!',
        text: 'déjà vu',
        html: '<p>שלום</p>',
        bytes: raw.length,
      },
    ]);
    const source = await fetch(`${twin.url}/__local/mail/${MessageId}/source`);
    expect(Buffer.from(await source.arrayBuffer())).toEqual(raw);
  });

  it('sends only from identities of the template, and domains below them', async () => {
    const { ses } = await startMailTwin();
    const from = (FromEmailAddress: string) => ses.send(send({ FromEmailAddress }));
    await expect(from('x@stranger.org')).rejects.toThrow(
      'Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: x@stranger.org',
    );
    for (const address of ['x@stranger.org', 'other@elsewhere.org', 'x@notexample.com']) {
      await expect(from(address)).rejects.toThrow(MessageRejected);
    }
    for (const address of ['x@example.com', 'x@a.b.EXAMPLE.com', 'owner@elsewhere.org']) {
      await expect(from(address)).resolves.toHaveProperty('MessageId');
    }
  });

  it("refuses a configuration set that is missing or paused, and falls back on the identity's", async () => {
    const { ses, mails } = await startMailTwin();
    await expect(ses.send(send({ ConfigurationSetName: 'none' }))).rejects.toThrow(NotFoundException);
    await expect(ses.send(send({ ConfigurationSetName: 'paused' }))).rejects.toThrow(SendingPausedException);
    await ses.send(send({ FromEmailAddress: 'owner@elsewhere.org' }));
    await ses.send(send());
    expect((await mails()).map((mail) => mail.configurationSet)).toEqual([undefined, 'Test-Ordinary']);
  });

  it.each([
    ['no sender', { FromEmailAddress: undefined }, {}],
    ['a sender without address', { FromEmailAddress: 'Shop' }, {}],
    ['a name in another script that is not encoded', { FromEmailAddress: 'נעלי פוינט <a@example.com>' }, {}],
    ['no recipient', { Destination: {} }, {}],
    ['51 recipients', { Destination: { ToAddresses: Array.from({ length: 51 }, (_, i) => `${i}@example.net`) } }, {}],
    ['two recipients in one address', { Destination: { ToAddresses: ['a@example.net, b@example.net'] } }, {}],
    ['a tag with a space', { EmailTags: [{ Name: 'a', Value: 'b c' }] }, {}],
    ['Hebrew without a character set', {}, { Subject: { Data: 'שלום' } }],
    ['a body without content', {}, { Body: {} }],
    ['a header in Hebrew', {}, { Headers: [{ Name: 'X-Name', Value: 'שלום' }] }],
    ['a header that breaks the line', {}, { Headers: [{ Name: 'X-Name', Value: 'a\r\nBcc: b@example.net' }] }],
    ['16 headers', {}, { Headers: Array.from({ length: 16 }, (_, i) => ({ Name: `X-${i}`, Value: 'x' })) }],
  ])('refuses %s', async (_what, more, content) => {
    const { ses, mails } = await startMailTwin();
    await expect(ses.send(send(more, content))).rejects.toThrow(BadRequestException);
    expect(await mails()).toEqual([]);
  });

  it('says by name what it does not simulate', async () => {
    const { twin, ses } = await startMailTwin();
    const template = { Content: { Template: { TemplateName: 'welcome', TemplateData: '{}' } } };
    const lists = { ListManagementOptions: { ContactListName: 'dancers' } };
    const unknown = { name: 'UnknownOperationException' };
    await expect(ses.send(send(template))).rejects.toMatchObject(unknown);
    await expect(ses.send(send(lists))).rejects.toMatchObject(unknown);
    await expect(ses.send(new ListContactListsCommand({}))).rejects.toMatchObject(unknown);
    expect(twin.problems).toEqual([
      expect.stringContaining('does not know Content.Template of SES SendEmail'),
      expect.stringContaining('does not know ListManagementOptions of SES SendEmail'),
      expect.stringContaining('does not know the SES call GET /v2/email/contact-lists'),
    ]);
  });

  it("notes which of the mailbox simulator's addresses a mail went to", async () => {
    const { ses, mails } = await startMailTwin();
    const ToAddresses = ['bounce+7@simulator.amazonses.com', 'complaint@simulator.amazonses.com', 'a@example.net'];
    await ses.send(send({ Destination: { ToAddresses } }));
    expect((await mails('to=a@example.net'))[0]?.simulated).toEqual({
      'bounce+7@simulator.amazonses.com': 'bounce',
      'complaint@simulator.amazonses.com': 'complaint',
    });
  });
});
