import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '#web/features/auth/model/return-to.ts';

describe('the way back after a login [Q-016]', () => {
  it.each([
    '/',
    '/tips',
    '/admin/users?search=a%20b&limit=25',
    '/products?q=%D7%91%D7%9C%D7%95%D7%9A#card',
    '/brand/a.b',
  ])('leads to %s', (path) => expect(safeReturnTo(path)).toBe(path));

  it.each([
    undefined,
    null,
    '',
    'tips',
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/\tevil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    '/%0a/evil.example',
    '/%00evil',
    '/\u0000evil',
    '/\u00a0\u2028evil',
    '/\u202eevil',
    '/\u2044evil.example',
    '/\u2215evil.example',
    '/\uff0fevil.example',
    '/\uff3cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%',
    '/%zz',
    'javascript:alert(1)',
    '/javascript:alert(1)\u0001',
    'data:text/html,x',
    ' /tips',
    '?returnTo=/tips',
    '#/tips',
    '@evil.example',
    '/@evil.example\\',
    '/login',
    '/login?returnTo=%2Flogin',
    '/signup',
    '/reset-password?code=1',
    '/undo-email-change?code=1',
  ])('refuses %j', (value) => expect(safeReturnTo(value)).toBeUndefined());

  it('never leads to another place, whatever is tried', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '\t',
      '%09',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'evil.example',
      'javascript:',
      '\u2044',
      '\uff0f',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 }), (parts) => {
        const accepted = safeReturnTo(parts.join(''));
        if (accepted === undefined) return;
        for (const form of [accepted, decodeURIComponent(accepted)])
          expect(new URL(form, 'https://site.test').origin).toBe('https://site.test');
      }),
      { numRuns: 2_000 },
    );
  });
});
