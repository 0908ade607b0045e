import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryWords, userWords, wordLimit } from '#lambdas/users/model/search/words.ts';

/** Of all code points, and more often of those that change when they are folded. */
const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0, max: 0x10ffff }), fc.integer({ min: 0x80, max: 0x5ff }))
    .map((code) => String.fromCodePoint(code)),
});
const nobody = { username: '', email: '', phone: '', location: '' };
/** Whether a search finds a user: every word of it begins a word of theirs. */
const finds = (search: string, user: Partial<typeof nobody>): boolean => {
  const [wanted, words] = [queryWords(search), userWords({ ...nobody, ...user })];
  return wanted.length > 0 && wanted.every((word) => words.some((own) => own.startsWith(word)));
};

describe('a search finds a user', () => {
  it.each([
    ['dana', { username: 'dana_levi' }],
    ['LEVI', { username: 'dana_levi' }],
    ['d', { username: 'dana' }],
    ['dana.levi', { email: 'dana.levi@gmail.com' }],
    ['levi@gm', { email: 'dana.levi@gmail.com' }],
    ['dana.levi@gmail.com', { email: 'dana.levi@gmail.com' }],
    ['gmail.com', { email: 'dana.levi@gmail.com' }],
    ['com', { email: 'dana.levi@gmail.com' }],
    ['תל אביב', { location: 'תל־אביב' }],
    ['אביב', { location: 'תל אביב' }],
    ['אביב', { location: 'תֵּל אָבִיב' }],
    ['תֵּל', { location: 'תל אביב' }],
    ['באר', { location: '\u200Fבאר שבע' }],
    ['зеленый', { location: 'Зелёный Гай' }],
    ['Зелён', { location: 'зеленый гай' }],
    ['asnieres', { location: 'Asnières-sur-Seine' }],
    ['Sèine', { location: 'Asnières-sur-Seine' }],
    ['levi dana', { username: 'dana', location: 'Levi' }],
    ['dana, (haifa)', { username: 'dana', location: 'Haifa' }],
    ['🩰', { location: '🩰 studio' }],
    ['5-7', { location: 'Allenby 5-7' }],
    ['0012', { location: '0012 studio' }],
    // U+1FEF becomes a grave accent.
    ['a\u0060b', { location: 'a\u1FEFb' }],
    ['x'.repeat(100), { location: `${'x'.repeat(99)}x` }],
  ])('%s [S-085]', (search, user) => expect(finds(search, user)).toBe(true));

  it.each([
    ['ana', { username: 'dana' }],
    ['dana cohen', { username: 'dana', location: 'Haifa' }],
    ['.*', { username: 'dana' }],
    ['d.*a', { username: 'dana' }],
    ['_', { username: 'dana_levi' }],
    ["' OR 1=1 --", { username: 'dana' }],
    ['$(dana)x', { username: 'dana' }],
    ['{"$gt":""}', { username: 'dana' }],
    ['🩰', { username: 'dana' }],
  ])('not %s [S-085]', (search, user) => expect(finds(search, user)).toBe(false));

  it('by each beginning of each of their words', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.nat(), (username, location, length) => {
        const words = userWords({ ...nobody, username, location });
        for (const word of words) {
          const start = [...word].slice(0, 1 + (length % [...word].length)).join('');
          // It reads as a phone number, which is the next tests' matter.
          if (/^(00|\d*[+().-])[\d+().-]*$/.test(start)) continue;
          expect(words.some((own) => own.startsWith(queryWords(start)[0] ?? start))).toBe(true);
        }
      }),
    );
  });
});

describe('phone numbers', () => {
  const forms = ['0521234567', '+972 52-1234567', '+972521234567', '052-123-4567', '00972 52 123 4567', '521234567'];

  it('find each other in all their forms [S-085]', () => {
    for (const stored of forms) {
      for (const typed of forms) expect(finds(typed, { phone: stored }), `${typed} in ${stored}`).toBe(true);
    }
  });

  it.each(['0', '05', '052', '052-12', '521234', '+972', '+972 52', '97252', '(052) 12', '\u200E+972-52'])(
    'are found by their beginning %s [S-085]',
    (typed) => expect(finds(typed, { phone: '+972 52-1234567' })).toBe(true),
  );

  it.each(['1234567', '053', '+1 53', '4567'])('are not found by %s', (typed) =>
    expect(finds(typed, { phone: '+972 52-1234567' })).toBe(false),
  );

  it.each([
    ['+1 212 555 0100', '2125550100'],
    ['+7 495 123-45-67', '84951234567'.slice(1)],
    ['+33 1 42 68 53 00', '0142685300'],
    ['+44 20 7946 0958', '020 7946 0958'],
    ['+353 1 679 0000', '016790000'],
  ])('%s is known at home as %s', (phone, typed) => expect(finds(typed, { phone })).toBe(true));

  it('are found beside a name [S-085]', () => {
    expect(finds('dana 052 123 4567', { username: 'dana', phone: '0521234567' })).toBe(true);
    expect(finds('052 123 4567 dana', { username: 'dana', phone: '+972521234567' })).toBe(true);
  });
});

describe('the words of a user', () => {
  it('are limited in number, the whole ones first, and each in length', () => {
    const words = userWords({
      ...nobody,
      username: 'dana',
      email: `${'a.'.repeat(30)}z@x.example`,
      location: Array.from({ length: 30 }, (_none, index) => `w${index}`).join(' '),
    });
    expect(words).toHaveLength(wordLimit);
    expect(words).toEqual(expect.arrayContaining(['dana', 'w0', 'w29']));
    expect(userWords({ ...nobody, location: '🩰'.repeat(150) })[0]).toBe('🩰'.repeat(100));
  });

  it('are sorted, distinct, and hold no space', () => {
    fc.assert(
      fc.property(anyText, anyText, (username, location) => {
        const words = userWords({ ...nobody, username, location });
        expect(words).toEqual([...new Set(words)].sort());
        expect(words.join('')).not.toMatch(/\s/);
      }),
    );
  });
});

describe('the words of a search', () => {
  it('leave out what a longer one says, and what nothing can begin with', () => {
    expect(queryWords('dan dana DANA')).toEqual(['dana']);
    expect(queryWords(' .* ?! -- ')).toEqual([]);
    expect(queryWords('')).toEqual([]);
  });
});
