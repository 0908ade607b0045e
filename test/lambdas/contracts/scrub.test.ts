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
    'at Foo (https://site.example/assets/change-second-factor-screen-BkZ3a9Qx.js:12:3)',
  ])('keeps what helps: %s', (text) => expect(scrub(text)).toBe(text));

  it('stays as it is when it is scrubbed again', () => {
    const text = `Bearer ${jwt} ?token=a giselle@ballet.fr password: "x"`;
    expect(scrub(scrub(text))).toBe(scrub(text));
  });
});
