import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { checkedSignUpFormSchema, codeSchema, loginFormSchema, recoveryCodeSchema } from '#contracts/auth/endpoints.ts';
import { listPostOverviews } from '#contracts/blog/editing.ts';
import { listPosts, slugSchema } from '#contracts/blog/endpoints.ts';
import { catalogIdSchema } from '#contracts/catalog/form.ts';
import { passwordReadings } from '#contracts/text/typed.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import { emailSchema, locationSchema, passwordSchema, phoneSchema, usernameSchema } from '#contracts/users/person.ts';

/** Marks that devices, chats and our own pages put around a text that is copied. */
const around: readonly [string, string][] = [
  ['\u200F', ''],
  ['', '\u200F'],
  ['\u200E', '\u200E'],
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2068', '\u2069'],
  ['\u2067\u200F', '\u2069'],
  ['', '\u200B'],
  ['\uFEFF', ''],
  ['\u00A0', '\u202F'],
  ['\u061C', '\u2060'],
  [' \u2068', '\u2069 '],
  ['\u200F ', ' \u200F'],
];
const login = loginFormSchema.shape.username;

describe('what is copied comes with marks that nobody sees', () => {
  it.each<[string, z.ZodMiniType, string, string]>([
    ['a name', usernameSchema, 'דנה_k', 'דנה_k'],
    ['a name to log in with', login, 'dana_k', 'dana_k'],
    ['an address to log in with', login, 'Dana@mail.example', 'Dana@mail.example'],
    ['an address', emailSchema, 'dana@mail.example', 'dana@mail.example'],
    ['a code', codeSchema, '023842', '023842'],
    ['a recovery code', recoveryCodeSchema, 'WXVTF-36W8W', 'WXVTF36W8W'],
    ['a phone number', phoneSchema, '+972 52-123-4567', '+972 52-123-4567'],
    ['a place', locationSchema, 'תל אביב', 'תל אביב'],
    ['a slug', slugSchema, 'בחירת-נעליים', 'בחירת-נעליים'],
    ['an id', catalogIdSchema, 'bloch', 'bloch'],
    ['a search for users', listUsers.query.shape.search, 'dana', 'dana'],
    ['a search for posts', listPostOverviews.query.shape.search, 'נעל', 'נעל'],
    ['a category', listPosts.query.shape.category, 'choosing', 'choosing'],
  ])('%s is taken without them', (_what, schema, typed, meant) => {
    for (const [before, after] of around) expect(schema.parse(`${before}${typed}${after}`)).toBe(meant);
  });

  it('a password is taken without marks, and a space is no mark', () => {
    for (const [before, after] of around.filter((marks) => !/[ \u00A0]/.test(marks.join('')))) {
      expect(passwordSchema.parse(`${before}black-swan${after}`)).toBe('black-swan');
      const form = { username: 'dana', email: 'dana@mail.example', turnstileToken: 'x' };
      const passwords = { password: `${before}black-swan${after}`, confirmPassword: 'black-swan' };
      expect(checkedSignUpFormSchema.parse({ ...form, ...passwords })).toMatchObject({ password: 'black-swan' });
    }
    expect(passwordSchema.safeParse('black-swan\u00A0').success).toBe(false);
    expect(passwordSchema.parse('black\u200Fswan-\u05D0')).toBe('black\u200Fswan-\u05D0');
    expect(passwordSchema.parse('cafe\u0301-noir')).toBe('caf\u00E9-noir');
  });

  it('a given password is read as it is chosen today, and then exactly as it came', () => {
    expect(passwordReadings('black-swan')).toEqual(['black-swan']);
    expect(passwordReadings('\u202e')).toEqual(['\u202e']);
    expect(passwordReadings('\u200Fblack-swan')).toEqual(['black-swan', '\u200Fblack-swan']);
    expect(passwordReadings('cafe\u0301-noir')).toEqual(['caf\u00E9-noir', 'cafe\u0301-noir']);
  });

  it('a name with an invisible character inside is refused: it would look like another', () => {
    for (const inside of ['\u200B', '\u200D', '\u200F', '\u2060', '\u00AD', '\u034F', '\u3164']) {
      expect(usernameSchema.safeParse(`dana${inside}k`).success).toBe(false);
    }
  });

  it('an emoji keeps the characters that make it', () => {
    for (const emoji of ['🩰', '❤️', '👩‍🎤', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(locationSchema.parse(` ${emoji}`)).toBe(emoji);
  });
});

describe('a code', () => {
  it.each([
    ...['023 842', '023-842', '023–842', '023‑842', '０２３８４２', '023 842', '0 2 3 8 4 2', '٠٢٣٨٤٢', '023־842'],
    ...['023\u2009842', '\t023842\n', '023\u200B842', '۰۲۳۸۴۲'],
  ])('may be typed as %j [S-184]', (typed) => expect(codeSchema.parse(typed)).toBe('023842'));

  it.each(['02384', '0238422', '02384x', '023.842.1', '', 'x'.repeat(101), '023842 and'])('is not %j', (typed) =>
    expect(codeSchema.safeParse(typed).success).toBe(false),
  );

  it.each([
    ...['WXVTF–36W8W', 'wxvtf‑36w8w', 'WXVTF - 36W8W', '\u200EWXVTF-36W8W', 'WXVTF  36W8W', 'WXVTF־36W8W'],
    ...['WXVTF36W8W', 'ＷＸＶＴＦ－３６Ｗ８Ｗ', 'WXVTF\u221236W8W', 'WXVTF—36W8W'],
  ])('for recovery may be typed as %j', (typed) => expect(recoveryCodeSchema.parse(typed)).toBe('WXVTF36W8W'));
});

describe('a phone number', () => {
  it.each([
    ['(02) 654-3210', '(02) 654-3210'],
    ['(212) 555-0123', '(212) 555-0123'],
    ['(+972) 52 123 4567', '(+972) 52 123 4567'],
    ['+(972) 52 123 4567', '+(972) 52 123 4567'],
    ['\u202A+972 52-123-4567\u202C', '+972 52-123-4567'],
    ['\u200E0521234567', '0521234567'],
    ['+972 52‑123‑4567', '+972 52-123-4567'],
    ['052–123 4567', '052-123 4567'],
    ['052\u2212123\u20104567', '052-123-4567'],
    ['052־1234567', '052-1234567'],
    ['０５２－１２３４５６７', '052-1234567'],
    ['＋972 52 123 4567', '+972 52 123 4567'],
    ['٠٥٢١٢٣٤٥٦٧', '0521234567'],
    ['+972 (0)52.123.4567', '+972 (0)52.123.4567'],
    ['052\u2009123\u00A04567', '052 123 4567'],
    ['', ''],
  ])('%j is %j', (typed, kept) => expect(phoneSchema.parse(typed)).toBe(kept));

  it.each(['abc', '12', '(', '()', '+', '-0521234567', '052 123 4567 x9', '=0521234567'])('%j is none', (typed) =>
    expect(phoneSchema.safeParse(typed).success).toBe(false),
  );
});

describe('other keyboards, documents and machines', () => {
  it.each<[z.ZodMiniType, string, string]>([
    [emailSchema, 'ｄａｎａ＠mail．example', 'dana@mail.example'],
    [emailSchema, 'dana‑k@mail.example', 'dana-k@mail.example'],
    [emailSchema, 'o’brien@mail.example', "o'brien@mail.example"],
    [login, 'ｄａｎａ＠mail.example', 'dana@mail.example'],
    [login, 'בת־אל', 'בת-אל'],
    [usernameSchema, 'בת־אל', 'בת-אל'],
    [usernameSchema, 'Zoe\u0308', 'Zo\u00EB'],
    [locationSchema, 'Besanc\u0327on', 'Besan\u00E7on'],
    [slugSchema, 'eleve\u0301', 'elev\u00E9'],
    [listPosts.query.shape.category, 'pieds-abi\u0302me\u0301s', 'pieds-ab\u00EEm\u00E9s'],
    [listUsers.query.shape.search, '052–123', '052-123'],
    [listUsers.query.shape.search, 'o’brien', "o'brien"],
  ])('%#: %s', (schema, typed, meant) => {
    expect(schema.parse(typed)).toBe(meant);
  });
});
