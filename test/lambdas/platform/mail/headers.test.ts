import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { mailboxHeader, maskedAddress, serverAddress } from '#lambdas/platform/mail/mail-address.ts';
import { openMailer, smtpSettings } from './mail-harness.ts';
import { openMailServer } from './mail-server.ts';

const sender = { from: 'post@pointe.example' };

describe('the headers of a mail', () => {
  it.each([
    ['נעלי פוינט', 'נעלי פוינט'],
    ['Pointe "Shoes" <& Co>, \\', 'Pointe "Shoes" <& Co>, \\'],
    [
      'Школа балета имени Агриппины Яковлевны Вагановой 🩰🩰🩰',
      'Школа балета имени Агриппины Яковлевны Вагановой 🩰🩰🩰',
    ],
    ['Pointe\r\nBcc: everybody@evil.example\r\n\r\nHello', 'Pointe Bcc: everybody@evil.example Hello'],
    ['a\u202Eb\u0000c\u2028d\uD800', 'a b c d'],
  ])('name the sender %j, by SMTP and by SES alike', async (fromName, shown) => {
    const server = await openMailServer();
    const { send, sent } = openMailer(server.network);
    expect(await send(smtpSettings({ ...sender, fromName: { he: fromName, en: 'Another' } }))).toBe('sent');
    expect(await send({ provider: 'ses', ...sender, fromName: { he: fromName } })).toBe('sent');
    const bySes = await PostalMime.parse(`From: ${sent[0]?.FromEmailAddress}\r\n\r\n`);
    for (const { from, bcc } of [server.taken[0]?.mail, bySes].filter((mail) => mail !== undefined)) {
      expect([from, bcc]).toEqual([{ address: sender.from, name: shown }, undefined]);
    }
    expect(sent[0]?.FromEmailAddress).toMatch(/^[ -~]+$/);
    expect(server.taken[0]?.to).toEqual(['dancer@gmail.example']);
  });

  it.each([
    ['the site, where the mail’s language has no sender', { siteName: { he: 'הסטודיו', en: 'Studio' } }, 'הסטודיו'],
    ['the site’s own name, where administrators have set none', {}, 'נעלי פוינט'],
    ['the site’s own name for a sender that nobody can read', { fromName: { he: '\u202E\r\n' } }, 'נעלי פוינט'],
  ])('name %s, at the stage’s own address', async (_whom, names, name) => {
    const server = await openMailServer();
    const { send, sent } = openMailer(server.network);
    const settings = { from: '', fromName: { he: '', en: 'Pointe' }, ...names };
    await send({ provider: 'ses', ...settings });
    await send(smtpSettings(settings));
    const { from } = await PostalMime.parse(`From: ${sent[0]?.FromEmailAddress}\r\n\r\n`);
    const sender = { address: 'no-reply@pointe.example', name };
    expect([from, server.taken[0]?.mail.from]).toEqual([sender, sender]);
    expect(sent[0]).toMatchObject({
      ConfigurationSetName: 'sign-in',
      Destination: { ToAddresses: ['dancer@gmail.example'] },
    });
  });

  it('write the domains of other alphabets in ASCII', async () => {
    const server = await openMailServer();
    const { send, sent } = openMailer(server.network);
    const to = 'noa@פוינט.example';
    const from = 'post@балет.example';
    expect(await send(smtpSettings({ from }), to)).toBe('sent');
    expect(await send({ provider: 'ses', from }, to)).toBe('sent');
    expect(server.taken[0]?.raw).toMatch(/^From: \S+ <post@xn--[\w-]+\.example>$/m);
    expect(server.taken[0]?.raw).toMatch(/^To: noa@xn--[\w-]+\.example$/m);
    expect(sent[0]?.FromEmailAddress).toMatch(/ <post@xn--[\w-]+\.example>$/);
    expect(sent[0]?.Destination?.ToAddresses).toEqual([expect.stringMatching(/^noa@xn--[\w-]+\.example$/)]);
  });

  it.each([
    ...['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', '"a@b.example"@c.example', '<a@b.example>'],
    ...['a b@c.example', 'a@', '@b.example', 'a', '', 'a@b@c.example', 'a@b.example\0', 'a@[127.0.0.1]'],
  ])('hold one address, and never %j', async (to) => {
    const server = await openMailServer();
    const { send } = openMailer(server.network);
    expect(await send(smtpSettings(), to)).toBe('mailNotSent: refused');
    expect(await send({ provider: 'ses', from: to || ' ' })).toBe('mailNotSent: refused');
    expect(server.asked).toEqual([]);
  });
});

it.each([
  ['dancer@gmail.com', 'd***@g***.com'],
  ['x@a.b.co.il', 'x***@a***.il'],
  ['נועה@דואר.example', 'נ***@ד***.example'],
  ['nobody', 'n***@***'],
])('%s is shown as %s', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

it('words of a long name stay within the length that mail programs take', () => {
  const header = mailboxHeader({ address: serverAddress('a@b.example'), name: '🩰'.repeat(60) });
  for (const word of header.split(' ')) expect(word.length).toBeLessThanOrEqual(75);
});
