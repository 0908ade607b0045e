import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { passwordSchema } from '#contracts/users/person.ts';
import validation from '#locales/en/validation.json' with { type: 'json' };
import { codeDigits } from '#web/shared/form/code-digits.ts';
import { brokenPasswordRules } from '#web/shared/form/password-rules.tsx';
import { validationText } from '#web/shared/form/validation-text.ts';
import { ageNote } from '#web/shared/profile/age-note.ts';
import { formatCountdown } from '#web/shared/time/countdown.ts';

describe('a six-digit code as it is typed or pasted [S-184]', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    [' 12-34-56\n', '123456'],
    ['Your code: 123 456.', '123456'],
    ['１２３４５６', '123456'],
    ['1234567', '123456'],
    ['12', '12'],
    ['abc', ''],
  ])('%j is %j', (text, digits) => expect(codeDigits(text)).toBe(digits));
});

describe('a countdown in m:ss [S-081]', () => {
  it.each([
    [300, '5:00'],
    [61, '1:01'],
    [59.2, '1:00'],
    [9, '0:09'],
    [0, '0:00'],
    [-3, '0:00'],
    [3_661, '61:01'],
  ])('of %d seconds is %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));
});

describe('the rules that a password does not keep yet [S-178, S-179, Q-057]', () => {
  it.each([
    ['', ['tooShort:8', 'passwordSymbol', 'passwordSpaces']],
    ['abc', ['tooShort:8', 'passwordSymbol']],
    ['abcdefgh', ['passwordSymbol']],
    ['abcdefg! ', ['passwordSpaces']],
    ['abcdefg!', []],
  ])('of %j are %j', (password, broken) => {
    expect(brokenPasswordRules(password)).toEqual(broken);
    if (broken.length === 0) expect(passwordSchema.safeParse(password).success).toBe(true);
  });
});

describe('the note for young dancers [Q-038]', () => {
  const today = '2026-11-21';
  it.each([
    ['2014-11-22', 'child'],
    ['2014-11-21', 'youth'],
    ['2010-11-22', 'youth'],
    ['2010-11-21', undefined],
    ['1980-01-01', undefined],
    ['2026-11-22', undefined],
    ['', undefined],
    ['2014', undefined],
  ])('of somebody born on %s is %s', (birthDate, note) => expect(ageNote(birthDate, today)).toBe(note));
});

describe('a rule of a contract as a sentence', () => {
  const i18n = createInstance();
  void i18n.init({
    lng: 'en',
    resources: { en: { validation } },
    ns: ['validation'],
    defaultNS: 'validation',
    initAsync: false,
  });
  const t = i18n.getFixedT('en', 'validation');
  it.each([
    ['S-187', 'required', 'This field is required'],
    ['S-188', 'tooShort:8', 'Must be at least 8 characters'],
    ['S-189', 'tooLong:99', 'Must be no more than 99 characters'],
    ['S-177', 'invalidEmail', 'Invalid email address'],
    ['S-180', 'passwordsDoNotMatch', 'Passwords do not match'],
    ['S-181', 'invalidPhone', 'Invalid phone number format'],
    ['S-184', 'invalidCode', 'Please enter a valid 6-digit code'],
    ['S-185', 'botCheckRequired', 'Please complete the security verification'],
  ])('[%s] %s is "%s"', (_row, rule, text) => {
    expect(validationText(t, rule)).toBe(text);
  });

  it.each(['factorNeeded', 'inboxPort'] as const)('%s is said in its own words', (rule) => {
    expect(validationText(t, rule)).toBe(validation[rule]);
  });

  it('is a general sentence for what is no rule of ours', () => {
    expect(validationText(t, 'Invalid input: expected string')).toBe(validation.invalidChoice);
  });
});
