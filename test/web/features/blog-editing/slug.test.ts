import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugSchema } from '#contracts/blog/endpoints.ts';
import { slugOf } from '#web/features/blog-editing/model/slug.ts';

const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

describe('slugOf', () => {
  it.each([
    ['בחירת נעליים', 'בחירת-נעליים'],
    ['נַעֲלֵי פּוֹינְט', 'נעלי-פוינט'],
    ['בית־ספר: צ׳ה״ל', 'בית-ספר-צהל'],
    ['Как выбрать пуанты?', 'как-выбрать-пуанты'],
    ['Choosing  Shoes!', 'choosing-shoes'],
    ['L’été à l’Opéra', 'lété-à-lopéra'],
    ['¡El primer par, ya!', 'el-primer-par-ya'],
    ['!!!', ''],
  ])('makes %s the address %s [Q-027]', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it('answers what the contract takes, or nothing, for any title [Q-027]', () => {
    const titles = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom('א', 'ב', 'ָ', '־', 'Я', 'é', 'e\u0301', 'İ', 'ß', ' ', '-', '9', '\u200d'),
        maxLength: 300,
      }),
    );
    fc.assert(
      fc.property(titles, (title) => {
        const slug = slugOf(title);
        return slug === '' || slugSchema.safeParse(slug).data === slug;
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves an address as it is [Q-027]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 200 }),
        (title) => slugOf(slugOf(title)) === slugOf(title),
      ),
    );
  });

  it('keeps 120 characters, and cuts within a word only where there is no other end near', () => {
    const long = (...lengths: number[]) => lengths.map((length) => 'a'.repeat(length)).join(' ');
    expect(slugOf(long(120))).toHaveLength(120);
    expect(slugOf(long(60, 59))).toBe(`${'a'.repeat(60)}-${'a'.repeat(59)}`);
    expect(slugOf(long(120, 5))).toBe('a'.repeat(120));
    expect(slugOf(long(61, 70))).toBe('a'.repeat(61));
    expect(slugOf(long(60, 70))).toBe(`${'a'.repeat(60)}-${'a'.repeat(59)}`);
    // A letter of two code units stays whole.
    expect(slugOf(`${'a'.repeat(119)}𐐨`)).toBe('a'.repeat(119));
  });

  it('shortens at the end of a word [Q-027]', () => {
    const slug = slugOf('word '.repeat(40));
    expect(slug.length).toBeLessThanOrEqual(120);
    expect(slug).toMatch(/^(word-)+word$/);
  });
});
