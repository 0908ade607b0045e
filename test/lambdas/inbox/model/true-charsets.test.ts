import { expect, it } from 'vitest';
import { readMail } from '#lambdas/inbox/model/read-mail.ts';

const hebrew = 'שלום דנה';
const in1255 = Buffer.from('f9ece5ed20e3f0e4', 'hex');

const mail = (headers: string[], body: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from(['Subject: x', ...headers, '', ''].join('\r\n')), Buffer.from(body)]);
const text = async (source: Buffer) => (await readMail(source, [])).text.trim();
const html = async (source: Buffer) => (await readMail(source, [])).html;
const encodings: [string, (body: Buffer) => string | Buffer][] = [
  ['8bit', (body) => body],
  ['base64', (body) => body.toString('base64')],
  ['quoted-printable', (body) => [...body].map((byte) => `=${byte.toString(16).toUpperCase()}`).join('')],
];

it.each(
  ['us-ascii', 'iso-8859-1', 'unknown-8bit', 'windows-1255', 'windows-1252', 'x-unknown', '"ISO-8859-8"'].flatMap(
    (charset) => encodings.map(([encoding, encode]) => ({ charset, encoding, encode })),
  ),
)('UTF-8 is read as such, though it is called $charset, in $encoding', async ({ charset, encoding, encode }) => {
  const headers = [
    `Content-Type: text/plain; charset=${charset}; format=flowed`,
    `Content-Transfer-Encoding: ${encoding}`,
  ];
  expect(await text(mail(headers, encode(Buffer.from(hebrew))))).toBe(hebrew);
});

it.each(['windows-1255', 'iso-8859-8-i', 'cp1255'])('a text in %s is read as it says', async (charset) => {
  expect(await text(mail([`Content-Type: text/plain; charset=${charset}`], in1255))).toBe(hebrew);
});

it('a text without a type, or without a name of its set, is UTF-8', async () => {
  expect(await text(mail([], hebrew))).toBe(hebrew);
  expect(await text(mail(['Content-Type: text/plain'], hebrew))).toBe(hebrew);
});

it.each([
  '<meta http-equiv="Content-Type" content="text/html; charset=windows-1255">',
  '<meta charset="windows-1255">',
  "<META CHARSET='windows-1255'>",
])('an HTML text may name its set itself: %s', async (meta) => {
  const body = Buffer.concat([
    Buffer.from(`<html><head>${meta}</head><body><p>`),
    in1255,
    Buffer.from('</p></body></html>'),
  ]);
  for (const type of ['Content-Type: text/html', 'Content-Type: text/html;\r\n charset=us-ascii'])
    expect(await html(mail([type], body))).toContain(hebrew);
});

it('each part of a mail has its own set', async () => {
  const part = (type: string, body: Buffer) => [
    Buffer.from(`--b 1\r\nContent-Type: ${type}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ];
  const source = mail(
    ['Content-Type: multipart/alternative;', ' boundary="b 1"'],
    Buffer.concat([
      ...part('text/plain; charset=iso-8859-1', Buffer.from(hebrew)),
      ...part('text/html; charset=windows-1255', Buffer.concat([Buffer.from('<p>'), in1255, Buffer.from('</p>')])),
      Buffer.from('--b 1--\r\n'),
    ]),
  );
  expect(await text(source)).toBe(hebrew);
  expect(await html(source)).toContain(hebrew);
});

it('a true text of Western Europe stays one', async () => {
  const body = Buffer.from('caf\u00E9 \u00E0 Paris', 'latin1');
  expect(await text(mail(['Content-Type: text/plain; charset=iso-8859-1'], body))).toBe('café à Paris');
});
