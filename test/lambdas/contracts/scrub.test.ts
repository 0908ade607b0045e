import { describe, expect, it } from 'vitest';
import { scrub } from '#contracts/text/scrub.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.c2lnbmF0dXJl';

describe('a scrubbed text [Q-064]', () => {
  it.each([
    ['a token', `refused ${jwt} at once`, 'refused [token] at once'],
    ['a token in pieces of an address', `/x#${jwt}`, '/x#[token]'],
    ['a header', 'authorization: Bearer abc.def-ghi', 'authorization: [masked] [token]'],
    ['a scheme with its token', 'sent Bearer abc.def-ghi', 'sent Bearer [token]'],
    ['a token in a query', '/reset-password?token=a1b2&lang=he', '/reset-password?token=[masked]&lang=he'],
    ['a code in a query', '/login?code=123456&state=xyz', '/login?code=[masked]&state=[masked]'],
    ['a token in a fragment', '/undo-email-change#token=a.b', '/undo-email-change#token=[masked]'],
    ['a password in JSON', '{"username":"dana","password":"Grand jeté!"}', '{"username":"dana","password":[masked]}'],
    ['a new password', 'newPassword=Grand-jete', 'newPassword=[masked]'],
    ['a secret with a colon', "secret: 'abc def' end", 'secret: [masked] end'],
    ['an API key', 'apiKey=AIza123 and more', 'apiKey=[masked] and more'],
    ['an address of a person', 'no user giselle.pas+de@ballet.co.il here', 'no user [email] here'],
    ['an address that is encoded', '/users/list?search=giselle%40ballet.fr', '/users/list?search=[email]'],
    ['an address in Hebrew', 'אין דנה@בלט.ישראל כאן', 'אין [email] כאן'],
    ['JSON inside of JSON', '"{\\"password\\":\\"hunter2\\"}"', '"{\\"password\\":[masked]}"'],
    ['a password with a quote in it', '{"password":"a\\"hunter2"}', '{"password":[masked]}'],
    ['a password with a bracket', 'password: [hunter2] end', 'password: [masked] end'],
    ['a code of an app', '{"code":"123456"}', '{"code":"[code]"}'],
    ['a code in words', 'the code 482913 is wrong', 'the code [code] is wrong'],
    ['a recovery code', 'used ABCDE-FGH23 twice', 'used [code] twice'],
    ['a named recovery code', '{"recoveryCode":"ABCDE-FGH23"}', '{"recoveryCode":[masked]}'],
    ['an address in an address', '?next=%2Freset%3Fcode%3D123456%26x', '?next=%2Freset%3Fcode%3D[masked]%26x'],
    ['a fragment that is encoded', '/x%23token%3Dabc', '/x%23token%3D[masked]'],
    ['a password before a host', 'https://dana:hunter2@localhost/x', 'https://[masked]@localhost/x'],
    ['a cookie', 'Cookie: refresh=abcdef; session=abc123', 'Cookie: [masked]'],
    ['a key that says nothing', `key ${'a1B2'.repeat(10)}.`, 'key [key].'],
    ['JSON in an address', '/x#%22password%22%3A%22hunter2%22', '/x#%22password%22%3A[masked]'],
    ['JSON by numbers', '\\u0022password\\u0022:\\u0022hunter2\\u0022', '\\u0022password\\u0022:[masked]'],
    ['an entry of a list', '["password","hunter2"]', '["password",[masked]]'],
    ['an arrow', 'password => hunter2 end', 'password => [masked] end'],
    ['an element', '<password>hunter 2</password>', '<password>[masked]</password>'],
    ['a short name', 'pass: hunter2 end', 'pass: [masked] end'],
    ['wide signs', 'password＝hunter2 end', 'password＝[masked] end'],
    ['a confirmation', 'x-confirmation: abc12 end', 'x-confirmation: [masked] end'],
    ['a Hebrew password', 'סיסמה: hunter2 סוף', 'סיסמה: [masked] סוף'],
    ['a Russian password', 'пароль=hunter2 да', 'пароль=[masked] да'],
    ['a French password', 'mot de passe : hunter2 fin', 'mot de passe : [masked] fin'],
    ['a Spanish password', 'contraseña: hunter2 fin', 'contraseña: [masked] fin'],
    ['a small recovery code', 'used abcde-fgh23 twice', 'used [code] twice'],
    ['a base64 text', `sent ${'aB/+'.repeat(8)}== off`, 'sent [key] off'],
    ['a key of AWS', 'by AKIAABCDEFGHIJKLMNOP at', 'by [key] at'],
    ['an address that is encoded twice', '/x?next=giselle%2540ballet.fr', '/x?next=[email]'],
    ['an address with a wide sign', 'giselle＠ballet.fr', '[email]'],
    ['an address with quotes', 'of "giselle-p"@ballet.fr', 'of [email]'],
  ])('has no %s', (_what, text, expected) => expect(scrub(text)).toBe(expected));

  it.each([
    'Cannot read properties of undefined (reading "token")',
    'TypeError: t is not a function',
    'at onClick (https://site.example/assets/product-editor-screen-BkZ3a9Qx.js:12:3456)',
    'https://site.example/brand/bloch?lang=he',
    'הנעל לא נמצאה',
    'a-very-long-name-without-any-digits-in-it-that-is-no-key',
    'tokens and passwords are words',
    'statusCode: 404, errorCode=x, code: notFound',
    'bypass the passage: confirmations, spinning, pinned: 3',
    'a lower-seven bench and super-fresh shoes',
    'at Foo (https://site.example/assets/change-second-factor-screen-BkZ3a9Qx.js:12:3)',
  ])('keeps what helps: %s', (text) => expect(scrub(text)).toBe(text));

  it.each([
    '-eyJ',
    'eyJ',
    '-eyJ.',
    'password',
    'token=',
    '"a',
    'a@',
    'a.',
    '//a',
    'aB3',
    'pass ',
    '<token>',
    '%22',
    '\\u0022',
    'mot de ',
  ])('takes a time that grows with its length: %s', (piece) => {
    const took = (length: number) => {
      const text = piece.repeat(length / piece.length);
      const began = process.threadCpuUsage();
      scrub(text);
      const { user, system } = process.threadCpuUsage(began);
      return (user + system) / 1_000;
    };
    took(8_000);
    // Four times as long; sixteen times as much would be the square.
    expect(took(64_000)).toBeLessThan(9 * took(16_000) + 25);
  });

  it('stays as it is when it is scrubbed again', () => {
    const text = `Bearer ${jwt} ?token=a giselle@ballet.fr password: "x"`;
    expect(scrub(scrub(text))).toBe(scrub(text));
  });
});
