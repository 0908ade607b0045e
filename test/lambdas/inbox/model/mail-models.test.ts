import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#lambdas/inbox/model/clean-html.ts';
import { mailChecks } from '#lambdas/inbox/model/mail-checks.ts';
import { readMail } from '#lambdas/inbox/model/read-mail.ts';
import { unsubscribeRequest } from '#lambdas/inbox/model/unsubscribe-request.ts';

const headers = (...lines: string[]) =>
  lines.map((line) => {
    const [, key = '', value = ''] = /^([\w-]+): ([\s\S]*)$/.exec(line) ?? [];
    return { key: key.toLowerCase(), value };
  });
const gmail =
  'Authentication-Results: mx.google.com; dkim=pass header.i=@pointe.example header.s=s1; spf=pass (google.com: domain of x designates 1.2.3.4) smtp.mailfrom=x@pointe.example; dmarc=pass (p=REJECT) header.from=pointe.example';
const signature = (h: string, d = 'pointe.example') =>
  `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${d};\r\n\ts=s1; h=${h}; bh=abc=; b=def=`;
const unsubscribe = 'List-Unsubscribe: <https://pointe.example/u>';

describe('a subject from right to left', () => {
  it('has no gap where the site’s own mails set a number apart', async () => {
    const { subject } = await readMail(
      Buffer.from('From: a@b.example\r\nSubject: ב-\u2066₪349–₪420\u2069\r\n\r\nx'),
      [],
    );
    expect(subject).toBe('ב-₪349–₪420');
  });
});

describe('what the receiving server reports', () => {
  it('is SPF, DKIM and DMARC, and whether DKIM covers the header to unsubscribe by', () => {
    expect(mailChecks(headers(gmail, signature('From:Subject:\r\n\tList-Unsubscribe'), unsubscribe))).toEqual({
      server: 'mx.google.com',
      spf: 'pass',
      dkim: 'pass',
      dmarc: 'pass',
      unsubscribe: 'signed',
    });
  });

  it.each<[string, string[], object]>([
    ['a header that no signature names', [gmail, signature('from:subject'), unsubscribe], { unsubscribe: 'unsigned' }],
    [
      'a signature of somebody else',
      [gmail, signature('from:list-unsubscribe', 'evil.example'), unsubscribe],
      { unsubscribe: 'unsigned' },
    ],
    ['no header to unsubscribe by', [gmail, signature('list-unsubscribe')], { unsubscribe: 'none' }],
    [
      'a report that the sender wrote below the server’s',
      ['Authentication-Results: mx.example; spf=fail; dkim=none', gmail],
      { server: 'mx.example', spf: 'fail', dkim: 'none', dmarc: 'none' },
    ],
    ['words in a comment', ['Authentication-Results: mx.example 1; (spf=pass) spf=softfail'], { spf: 'fail' }],
    [
      'one signature of two that passed',
      ['Authentication-Results: mx.example; dkim=fail header.d=a.example; dkim=pass header.d=b.example'],
      { dkim: 'pass' },
    ],
    ['no report', [], { server: '', spf: 'none', dkim: 'none', dmarc: 'none', unsubscribe: 'none' }],
  ])('knows %s', (_what, lines, expected) => {
    expect(mailChecks(headers(...lines))).toMatchObject(expected);
  });
});

describe('a subject', () => {
  it.each([
    'unsubscribe',
    'Unsubscribe',
    'Re: unsubscribe',
    'הסר',
    'השב: הסירו',
    'отписаться',
    'Désabonnement.',
    'baja!',
    '[EXTERNAL] unsubscribe',
    '[EXT] Re: [EXTERNAL] Unsubscribe',
    '***SPAM*** unsubscribe',
    '(External) FW: unsubscribe',
    'RE[2]: Unsubscribe',
    'Unsubscribe: dana@work.example',
    'Cancel my subscription',
    'unsubscribe%20me',
    '"unsubscribe"',
    '[unsubscribe]',
    'UNSUBSCRIBE!!!',
    'Unsubscribe me',
    'Please unsubscribe me from this list, thank you',
    'Unsubscribe dana@work.example',
    'un-subscribe',
    'Remove me from your mailing list',
    'opt-out',
    'STOP',
    'הסר אותי',
    'הסירו אותי מרשימת התפוצה',
    'נא להסיר אותי מהרשימה בבקשה',
    'בקשת הסרה',
    'ביטול מנוי',
    '\u200Fהסר\u200F',
    'Отпишите меня, пожалуйста',
    'Хочу отписаться от рассылки',
    'Отписка',
    'Удалите меня из рассылки',
    'désabonner',
    'Me désabonner',
    'Désabonnez-moi de la newsletter',
    'de\u0301sabonnement',
    'Je veux me désinscrire',
    'Tr : désinscription',
    'darme de baja',
    'Dar de baja mi suscripción',
    'Quiero darme de baja de la lista, gracias',
    'Cancelar suscripción',
  ])('%j asks to get no more mail', (subject) => expect(unsubscribeRequest(subject)).toEqual({ isUnsubscribe: true }));
  it.each([
    '',
    'How do I unsubscribe my daughter?',
    'I did not unsubscribe',
    'unsubscribed',
    'הסרה של קשר',
    'La baja temporada',
    'Re: Newsletter',
    'Remove',
    'Cancel: my order',
    'Stop the music',
    'Удалите',
    'מבקשת',
    'Cancelar',
    'Please remove the wrong picture from the post on shanks',
    'Unsubscribe link is broken',
    'Newsletter: please',
    `unsubscribe ${'me '.repeat(200)}`,
  ])('%j does not', (subject) => expect(unsubscribeRequest(subject)).toEqual({ isUnsubscribe: false }));

  it('names the subscription that our own mail has put into it, whatever a program has added', () => {
    const mark = 'AZaz09_-'.repeat(6).slice(0, 43);
    for (const subject of [
      `unsubscribe ${mark}`,
      `[EXTERNAL] RE: Unsubscribe ${mark}`,
      `unsubscribe%20${mark}`,
      `unsubscribe+${mark}`,
    ])
      expect(unsubscribeRequest(subject)).toEqual({ isUnsubscribe: true, unsubscribeMark: mark });
    expect(unsubscribeRequest(`unsubscribe ${mark}x`)).toEqual({ isUnsubscribe: false });
    expect(unsubscribeRequest(`News ${mark}`)).toEqual({ isUnsubscribe: false });
  });
});

describe('the HTML of a mail', () => {
  it.each([
    ['<p>a<br>b</p>', '<p>a<br>b</p>'],
    ['<script>alert(1)</script>after', 'after'],
    ['<SCRIPT src=//evil.example></SCRIPT >x', 'x'],
    ['<style>@import "https://evil.example"</style>x', 'x'],
    ['<p style="background:url(//evil)" onload=x dir=rtl>x</p>', '<p dir="rtl">x</p>'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="https://evil.example">x</a>', 'x'],
    ['<img src=//evil.example/pixel.gif>', ''],
    ['<img alt="a<script>" src=x>', '[a&lt;script&gt;]'],
    ['<meta http-equiv=refresh content="0;url=//evil"><base href=//evil>x', 'x'],
    ['<iframe srcdoc="<script>1</script>">in</iframe>x', 'x'],
    ['<svg><a href="//evil">in</a></svg>x', 'x'],
    ['<form action="//evil"><input name=a><button>b</button></form>', 'b'],
    ['<<b>script>', '&lt;<b>script&gt;</b>'],
    ['<b title=">">x</b>', '<b>x</b>'],
    ['<p dir="rtl" dir=\'"><script>\'>x', '<p dir="rtl">x</p>'],
    ['<!-- <b> --><!DOCTYPE x><?php x ?>y', 'y'],
    ['a < b && c &lt;b&gt;', 'a &lt; b && c &lt;b&gt;'],
    ['<b><i>x</b>y</i>', '<b><i>x</i></b>y'],
    ['<td colspan=2 colspan="99999999">x', '<td colspan="2">x</td>'],
    ['<p', '<p></p>'],
    ['<p title="', '<p></p>'],
    ['x<!--', 'x'],
  ])('%s becomes %s', (html, expected) => {
    expect(cleanHtml(html)).toBe(expected);
  });

  it.each([
    '<html><head /><body><p>Shalom A</p></body></html>',
    '<html><head><meta charset="utf-8"><title>x</title><body><p>Shalom B</p>',
    '<head><style>p{}</style><head><body>Shalom C</body>',
    '<head><title>a</title><head><title>b</title></head></head>Shalom',
    '<HTML><HEAD><TITLE>x</TITLE><BODY>Shalom',
    '<?xml version="1.0"?><html xmlns="x"><head><title/><style/></head><body>Shalom',
    '<title>x<body><p>Shalom</p>',
    '<title/><p>Shalom</p>',
    '<style/><p>Shalom</p>',
    '<script/><p>Shalom</p>',
    '<script src="x"/><p>Shalom',
    '<style>p{color:red}<body><p>Shalom',
    '<script>if(a<b)x()<p>Shalom',
    '<style media="a>b">p{}</style>Shalom',
    '<noscript><p>Shalom</p></noscript>',
    '<template><p>Shalom</p></template>',
    '<plaintext><p>Shalom',
    '<noframes><body>Shalom</body></noframes>',
    '<form><form><p>Shalom</form>',
    '<textarea><p>Shalom',
    '<select><option>Shalom</select>',
    '<xmp>Shalom',
    '<object>Shalom</object>',
    '<math><mi>Shalom</mi></math>',
    '<o:p>Shalom</o:p>',
    '<![CDATA[Shalom]]>',
    '<![if !mso]><p>Shalom</p><![endif]>',
    '<!--[if !mso]><!--><p>Shalom</p><!--<![endif]-->',
    '<!--[if mso]><p>Shalom</p><![endif]-->',
    '<!-- open <p>Shalom</p>',
    '<iframe>Shalom</iframe>',
    '<svg><text>Shalom</text></svg>',
    '<title>Shalom</title>',
    '<p title="x>Shalom',
    "<a href='x>Shalom</a>",
    `${'<b>'.repeat(3_000)}Shalom`,
  ])('%s is not shown empty', (html) => {
    const shown = cleanHtml(html);
    expect(shown).toContain('Shalom');
    expect(shown.replaceAll(/<\/?(?:p|b|pre)>/g, '')).not.toMatch(/[<>]/);
  });

  it.each(['', '<p></p>', '<script>a<b</script>', '<style>p{}</style>', '<p>&nbsp;&#847;</p>', '<img src=x>'])(
    '%s has no words to show',
    (html) => expect(cleanHtml(html)).not.toMatch(/a&lt;b|p\{/),
  );

  it('is read to its words, however long its style sheets and pictures are', async () => {
    const html = `<style>${'p{} '.repeat(200_000)}</style><img src="data:image/png;base64,${'A'.repeat(600_000)}"><p>Shalom</p>`;
    const source = `Subject: long\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
    const mail = await readMail(Buffer.from(source), []);
    expect([mail.html.trim(), mail.isCut]).toEqual(['<p>Shalom</p>', false]);
  });

  it.each([
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>">',
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<xmp><img src=x onerror=alert(1)></xmp>',
    '<template><script>alert(1)</script></template>',
    '<scr<template>ipt>alert(1)</scr<template>ipt>',
    '<title><!--</title><img src=x onerror=alert(1)>-->',
    '<![CDATA[<img src=x onerror=alert(1)>]]>',
    '<plaintext><img src=x onerror=alert(1)>',
    '<img alt="<img src=x onerror=alert(1)>" src=x>',
    '<p lang="en" align=\'"><img src=x>\' dir="rtl&quot; onload=x">a',
  ])('%s has nothing that acts in any reading', (html) => {
    const shown = cleanHtml(html);
    expect(shown.replaceAll(/<(?:\/?(?:p|pre|table|center)|p lang="en"|br|hr)>/g, '')).not.toMatch(/[<>]/);
  });

  it('has no element, attribute or sign that is not listed, whatever a sender writes', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      ' ',
      '!--',
      '-->',
      'script',
      'p',
      'b',
      'img',
      'alt',
      'dir',
      'rtl',
      'style',
      'on',
      'x',
      '&',
      '\n',
      'td',
      'svg',
    );
    const listed = /<(?:\/?(?:p|b|td)|(?:p|b|td) dir="rtl")>/g;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(cleanHtml(pieces.join('')).replaceAll(listed, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['<', '<b', '<b "', '<!--', '<b>', '</b>', '<script>', '<img alt="', ' alt=', '<svg', "<p x='"])(
    'takes no longer for half a megabyte of %s than for a mail',
    (text) => {
      const html = text.repeat(Math.ceil(500_000 / text.length));
      const began = process.threadCpuUsage();
      cleanHtml(html);
      const { user, system } = process.threadCpuUsage(began);
      expect((user + system) / 1_000).toBeLessThan(1_500);
    },
  );
});
