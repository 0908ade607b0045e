import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { checkedSignUpFormSchema, codeSchema, loginFormSchema } from '#contracts/auth.ts';
import { languages } from '#contracts/language.ts';
import {
  birthDateSchema,
  emailSchema,
  genderSchema,
  locationSchema,
  passwordSchema,
  phoneSchema,
  usernameSchema,
} from '#contracts/person.ts';
import { recoveryCodeSchema } from '#contracts/second-factor.ts';
import { validationText } from '#lambdas/platform/validation-texts.ts';

const firstCode = (schema: z.ZodMiniType, value: unknown, field?: string): string => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.find(({ path }) => field === undefined || path[0] === field)?.message ?? 'no rule was broken';
};

const login = { username: 'odette', password: 'swan', turnstileToken: '' };
const signUp = {
  username: 'odette',
  email: 'odette@example.org',
  password: 'white-swan',
  confirmPassword: 'black-swan',
  gender: '',
  birthDate: '',
  phone: '',
  location: '',
  language: 'he',
  newsletter: false,
  turnstileToken: 'solved',
};

describe('what the server says about a field', () => {
  it.each([
    [usernameSchema, '', 'This field is required'],
    [usernameSchema, '1odette', 'Must start with a letter'],
    [usernameSchema, 'od', 'Must be at least 3 characters'],
    [usernameSchema, 'o'.repeat(33), 'Must be no more than 32 characters'],
    [usernameSchema, 'odette@lake', 'Use only letters, digits, dots, hyphens and underscores'],
    [emailSchema, 'odette', 'Invalid email address'],
    [passwordSchema, 'swan!', 'Must be at least 8 characters'],
    [passwordSchema, 'whiteswan', 'Must contain at least one special character, such as @!#$%^&*'],
    [passwordSchema, ' white-swan', 'Must not begin or end with a space'],
    [phoneSchema, 'call me', 'Invalid phone number format'],
    [locationSchema, 'x'.repeat(100), 'Must be no more than 99 characters'],
    [locationSchema, 'Tel\u0000Aviv', 'Remove characters that cannot be displayed'],
    [birthDateSchema, '2010-02-30', 'Invalid date'],
    [birthDateSchema, '1899-12-31', 'Please enter a date from 1900 until today'],
    [codeSchema, '12345', 'Please enter a valid 6-digit code'],
    [recoveryCodeSchema, 'swan', 'Please enter a recovery code: two groups of five letters and digits'],
    [genderSchema, 'swan', 'Please check this value'],
  ])(
    'of %o for %j is "%s" [S-176, S-177, S-178, S-179, S-181, S-182, S-183, S-184, S-187, S-188, S-189]',
    (schema, value, text) => {
      expect(validationText(firstCode(schema, value), 'en')).toBe(text);
    },
  );

  it('names the missing security verification and the passwords that differ [S-180, S-185]', () => {
    const say = (code: string) => validationText(code, 'en');
    expect(say(firstCode(loginFormSchema, login, 'turnstileToken'))).toBe('Please complete the security verification');
    expect(say(firstCode(checkedSignUpFormSchema, signUp))).toBe('Passwords do not match');
  });

  it.each(languages)('fills the limit and leaves no placeholder, in %s [S-014]', (language) => {
    expect(validationText('tooShort:8', language)).toMatch(/(^|\D)8(\D|$)/);
    expect(validationText('tooLong:99', language)).toMatch(/(^|\D)99(\D|$)/);
    for (const code of ['tooShort:8', 'tooLong:99']) expect(validationText(code, language)).not.toMatch(/[{}]/);
  });

  it.each(['', 'constructor', '__proto__', 'Invalid input: expected string, received number'])(
    'calls %j, which is no rule, a wrong value',
    (code) => {
      expect(validationText(code, 'en')).toBe('Please check this value');
    },
  );
});
