import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { brandFormSchema, catalogIdSchema, productFormSchema, webAddressSchema } from '#contracts/catalog/form.ts';
import { brandForm, productForm } from './forms.ts';

const long = (part: string, length = 50_000) => part.repeat(length / part.length);
/** Input that makes a badly written pattern slow, and input that makes text unreadable. */
const hostile = [
  ...['a', '-', 'a-', '/', '\t', ' ', '\u00a0', '\u202e', 'א', '👩‍👩‍👧‍👦', '\ud800'].map((part) => long(part)),
  ...['a-', '/images/', 'https://'].map((start) => `${start}${long('a/')}!`),
  `https://${long('a.')}`,
  `https://${long('[')}`,
];
const firstRule = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe('what a form may hold', () => {
  it.each(['', ' ', '1a', '-a', 'a_b', 'a/b', 'a.b', 'בלוך', 'a b', 'a\0', '__proto__', long('a', 66), 'аbc'])(
    'is no id: %j',
    (id) => {
      expect(firstRule(catalogIdSchema, id)).toMatch(/^(required|tooLong:64|idCharacters)$/);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    '//a.example',
    'a.example',
    'https://user:secret@a.example',
    'https://',
    'https://[::1',
  ])('is no link: %j', (link) => {
    expect(firstRule(webAddressSchema, link)).toBe('invalidAddress');
  });

  it.each([
    'https://other.example/a.png',
    '//other.example/a.png',
    '/images/../a.png',
    '/images/a.html',
    '/images/a.png?x',
    '/assets/a.png',
    'data:image/png;base64,AAAA',
  ])('is no picture: %j', (image) => {
    expect(firstRule(productFormSchema, productForm({ image }))).toBe('foreignPicture');
  });

  it.each(['a\u0000b', 'a\u202eb', 'a\u2066b', 'a\u2028b', 'a\ud800b', 'a\nb'])('is no text: %j', (text) => {
    expect(firstRule(brandFormSchema, brandForm({ name: text }))).toBe('invalidText');
    expect(firstRule(brandFormSchema, brandForm({ history: { he: [text] } }))).toBe('invalidText');
    expect(firstRule(productFormSchema, productForm({ price: text }))).toBe('invalidText');
  });

  it('keeps every script, marks and all [Q-042]', () => {
    const name = 'Фуэте́ שִׁילֹה Ça và 👩🏽‍🦱 ½ “„«»”';
    expect(brandFormSchema.parse(brandForm({ name })).name).toBe(name);
  });

  it.each([
    ['a field that there is not', { ...brandForm(), order: 1 }],
    ['a language that there is not', brandForm({ tagline: { he: 'א', de: 'a' } as never })],
    ['another spelling in an unknown language', brandForm({ names: { de: 'a' } as never })],
    ['an empty language', brandForm({ description: { he: 'א', en: ' ' } })],
    ['no Hebrew', brandForm({ description: { en: 'text' } as never })],
    ['a list without a point', brandForm({ keyFeatures: { he: [] } })],
    ['an attribute that there is not', brandForm({ attributes: { colour: 'red', unconfirmed: [] } as never })],
    ['an unconfirmed attribute that there is not', brandForm({ attributes: { unconfirmed: ['<script>'] } })],
    ['a prototype as attribute', brandForm({ attributes: { unconfirmed: ['__proto__'] } })],
    ['a choice twice', brandForm({ attributes: { toeShapes: ['greek', 'greek'], unconfirmed: [] } })],
  ])('is not %s [S-122, Q-041]', (_what, form) => {
    expect(brandFormSchema.safeParse(form).success).toBe(false);
  });

  it('is read in a time that grows with its length, whatever it is', () => {
    const measure = (texts: string[]) => {
      const start = performance.now();
      for (const text of texts) {
        catalogIdSchema.safeParse(text);
        webAddressSchema.safeParse(text);
        const translated = { he: text, en: text };
        const list = { he: [text], en: [text] };
        brandFormSchema.safeParse(
          brandForm({
            ...{ name: text, names: translated, aliases: [text], link: text, retailerLink: text, image: text },
            ...{ tagline: translated, description: translated, history: list, keyFeatures: list, sources: [text] },
          }),
        );
        productFormSchema.safeParse(productForm({ price: text, image: text, link: text, brandId: text }));
      }
      return performance.now() - start;
    };
    const plain = hostile.map(({ length }) => long('a', length - (length % 2)));
    measure(plain);
    expect(measure(hostile)).toBeLessThan(50 * measure(plain) + 50);
  });
});
