import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '#lambdas/platform/common-password.ts';

const own = { username: 'noa.levi', email: 'noa@dance.example' };

describe('a password that is too easy to guess [Q-057]', () => {
  it.each([
    'Password1!',
    'P@ssw0rd!',
    'qwerty123!',
    'Welcome-2026',
    '!!!!!!!!',
    '1!1!1!1!',
    'pointe-shoes-1',
    'סיסמה123!',
    'Noa.Levi!2026',
    'noa@dance.example!',
  ])('is %s', (password) => expect(isCommonPassword(password, own)).toBe(true));

  it.each(['correct horse-battery', 'Zq!8vTp2#x', 'арабеск и плие!', 'שלוש פירואטים!', 'passwordless-forest-7'])(
    'is not %s',
    (password) => expect(isCommonPassword(password, own)).toBe(false),
  );
});
