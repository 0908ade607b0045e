const lines = (...text: string[]): string => text.join('\r\n');
const original = [
  'From: no-reply@pointe.example',
  'To: gone@dance.example',
  'Subject: News',
  '',
  'support@elsewhere.example 5.7.1',
];

/** A report in parts, as RFC 3464 has it. `fields` is what stands in the part for programs. */
export const report = (
  fields: string,
  { type = 'text/plain; charset=utf-8', words = Buffer.from('see below') } = {},
): Buffer =>
  Buffer.concat([
    Buffer.from(
      lines(
        'Return-Path: <>',
        'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
        'To: no-reply@pointe.example',
        'Subject: Undelivered Mail Returned to Sender',
        'Content-Type: multipart/report; report-type=delivery-status;',
        '\tboundary="b"',
        '',
        '--b',
        `Content-Type: ${type}`,
        'Content-Transfer-Encoding: 8bit',
        '',
        '',
      ),
    ),
    words,
    Buffer.from(
      lines(
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        fields,
        '--b',
        'Content-Type: message/rfc822',
        '',
        ...original,
        '--b--',
        '',
      ),
      'latin1',
    ),
  ]);

const plain = (headers: string[], ...body: string[]): string =>
  lines(...headers, 'To: no-reply@pointe.example', '', ...body);
const fromServer = ['Return-Path: <>', 'From: MAILER-DAEMON@mx.example', 'Subject: failure notice'];

export const postfix = report(
  lines(
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Mon, 23 Nov 2026 10:30:00 +0200 (IST)',
    '',
    'Final-Recipient: rfc822; gone@dance.example',
    'Original-Recipient: rfc822;Gone@dance.example',
    'Action: failed',
    'Status: 5.1.1',
    'Remote-MTA: dns; in.dance.example',
    'Diagnostic-Code: smtp; 550 5.1.1 <gone@dance.example>: Recipient address',
    '    rejected: User unknown',
  ),
);

/** Exchange in Hebrew: the words in windows-1255, the code only in what the server said. */
export const exchange = report(
  lines(
    'Reporting-MTA: dns;EX01.dance.example',
    '',
    'Final-recipient: RFC822; full@dance.example',
    'Action: failed',
    'Status: 5.0.0',
    'X-Display-Name: full',
    'Diagnostic-Code: smtp;554-5.2.2 mailbox full',
  ),
  {
    type: 'text/plain; charset=windows-1255',
    words: Buffer.from([0xe4, 0xfa, 0xe9, 0xe1, 0xe4, 0x20, 0xee, 0xec, 0xe0, 0xe4]),
  },
);

export const qmail = plain(
  fromServer,
  'Hi. This is the qmail-send program at mx.example.',
  "I'm afraid I wasn't able to deliver your message to the following addresses.",
  "This is a permanent error; I've given up. Sorry it didn't work out.",
  '',
  '<gone@dance.example>:',
  'Sorry, no mailbox here by that name. (#5.1.1)',
  '',
  '<slow@barre.example>:',
  '192.0.2.5 does not like recipient.',
  'Remote host said: 451 4.3.0 try again later',
  'Giving up on 192.0.2.5.',
  '',
  '--- Below this line is a copy of the message.',
  '',
  'Return-Path: <no-reply@pointe.example>',
  ...original,
);

export const exim = plain(
  [
    'From: Mail Delivery System <Mailer-Daemon@mx.example>',
    'X-Failed-Recipients: gone@dance.example',
    'Subject: Mail delivery failed',
  ],
  'A message that you sent could not be delivered to one or more of its',
  'recipients. This is a permanent error. The following address(es) failed:',
  '',
  '  gone@dance.example',
  '    Unrouteable address',
  '',
  '------ This is a copy of the message, including all the headers. ------',
  '',
  ...original,
);

/** Gmail in Hebrew, without a part for programs. */
export const gmail = plain(
  [
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'X-Failed-Recipients: gone@dance.example',
    'Subject: Delivery Status Notification (Failure)',
    'Content-Type: text/plain; charset=utf-8',
  ],
  'ההודעה לא נמסרה אל gone@dance.example כי הכתובת לא נמצאה.',
  '',
  'התגובה מהשרת המרוחק:',
  '550 5.1.1 The email account that you tried to reach does not exist. Please visit https://support.google.com/mail/?p=NoSuchUser',
);

/** An older Exchange in Hebrew, in ISO-8859-8: neither parts nor a header. */
export const oldExchange = Buffer.concat([
  Buffer.from(
    lines(
      'From: postmaster@dance.example',
      'To: no-reply@pointe.example',
      'Content-Type: text/plain; charset=iso-8859-8-i',
      'Content-Transfer-Encoding: 8bit',
      '',
      '',
    ),
  ),
  // ההודעה לא נמסרה
  Buffer.from([0xe4, 0xe4, 0xe5, 0xe3, 0xf2, 0xe4, 0x20, 0xec, 0xe0, 0x20, 0xf0, 0xee, 0xf1, 0xf8, 0xe4]),
  Buffer.from(
    lines(
      '',
      '',
      'gone@dance.example',
      '#550 5.1.1 RESOLVER.ADR.RecipNotFound; not found ##',
      '',
      'Original message headers:',
      '',
      'Received: from mx.example (192.0.2.7) by dance.example; 5.7.1 other@barre.example',
    ),
  ),
]);

export const html = plain(
  [...fromServer, 'Content-Type: text/html; charset=utf-8'],
  '<html><body><p>Your message was not delivered:</p><p><a href="mailto:gone@dance.example">gone@dance.example</a></p>',
  '<p>552 5.2.2 &lt;gone@dance.example&gt; over quota</p></body></html>',
);
