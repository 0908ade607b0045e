import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { checkedSignUpFormSchema, codeSchema, loginFormSchema, recoveryCodeSchema } from '#contracts/auth/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import {
  birthDateSchema,
  emailSchema,
  genderSchema,
  locationSchema,
  passwordSchema,
  phoneSchema,
  usernameSchema,
} from '#contracts/users/person.ts';
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
    ['S-176, S-187', usernameSchema, '', 'This field is required'],
    ['S-176', usernameSchema, '1odette', 'Must start with a letter'],
    ['S-188', usernameSchema, 'od', 'Must be at least 3 characters'],
    ['S-189', usernameSchema, 'o'.repeat(33), 'Must be no more than 32 characters'],
    ['S-176', usernameSchema, 'odette@lake', 'Use only letters, digits, dots, hyphens and underscores'],
    ['S-177', emailSchema, 'odette', 'Invalid email address'],
    ['S-179, S-188', passwordSchema, 'swan!', 'Must be at least 8 characters'],
    ['S-178', passwordSchema, 'whiteswan', 'Must contain at least one special character, such as @!#$%^&*'],
    ['S-178', passwordSchema, ' white-swan', 'Must not begin or end with a space'],
    ['S-181', phoneSchema, 'call me', 'Invalid phone number format'],
    ['S-182, S-265', locationSchema, 'x'.repeat(100), 'Must be no more than 99 characters'],
    ['S-182', locationSchema, 'Tel\u0000Aviv', 'Remove characters that cannot be displayed'],
    ['S-183', birthDateSchema, '2010-02-30', 'Invalid date'],
    ['S-183', birthDateSchema, '1899-12-31', 'Please enter a date between 1900 and today'],
    ['S-184, S-265', codeSchema, '12345', 'Please enter a valid 6-digit code'],
    ['S-184', recoveryCodeSchema, 'swan', 'Please enter a recovery code: two groups of five letters and digits'],
    ['S-183', genderSchema, 'swan', 'Please check this value'],
  ])('[%s] of %o for %j is "%s"', (_rows, schema, value, text) => {
    expect(validationText(firstCode(schema, value), 'en')).toBe(text);
  });

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
