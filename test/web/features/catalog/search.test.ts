import { describe, expect, it } from 'vitest';
import { catalogSearch } from '#web/features/catalog/model/search/search.ts';
import { brand, product } from './catalog-fixture.ts';

const catalog = {
  brands: [
    brand({ id: 'bloch', name: 'Bloch', names: { he: 'בלוך' }, description: 'Unlike Nikolay, from Sydney' }),
    brand({ id: 'nikolay', name: 'Nikolay', aliases: ['Grishko', 'Гришко'] }),
    brand({ id: 'sodanca', name: 'SoDança', descriptions: { he: 'ברזיל', ru: 'Бразилия, своё производство' } }),
  ],
  products: [
    product({
      id: 'elite',
      brandId: 'other',
      name: 'Elite',
      description_he: 'קופסה רחבה',
      descriptions: { he: 'קופסה רחבה', fr: 'Boîte large' },
    }),
    product({ id: 'istanbul', brandId: 'other', name: 'ISTANBUL' }),
  ],
};
const find = (text: string, language: Parameters<typeof catalogSearch>[1] = 'en') =>
  catalogSearch(catalog, language, () => '')
    .find(text.trim())
    .map(({ item }) => item.id);

describe('the search rules', () => {
  it.each([
    ['any case [S-062]', 'bLOCH', 'en', ['bloch']],
    ['a trimmed query', '  bloch ', 'en', ['bloch']],
    ['one character, every result [Q-014]', 'b', 'en', ['bloch', 'istanbul']],
    ['a name in another script', 'בלוך', 'en', ['bloch']],
    ['another name [Q-001]', 'grishko', 'en', ['nikolay']],
    ['another name in another script', 'гришко', 'ru', ['nikolay']],
    ['names before descriptions [Q-014]', 'nikolay', 'en', ['nikolay', 'bloch']],
    ['without the cedilla', 'sodanca', 'en', ['sodanca']],
    ['with ё written as е', 'свое', 'ru', ['sodanca']],
    ['the dotted and the plain I alike, whatever the machine', 'istanbul', 'en', ['istanbul']],
    ['Hebrew descriptions in Hebrew [Q-015]', 'רחבה', 'he', ['elite']],
    ['French descriptions in French [Q-015]', 'boite', 'fr', ['elite']],
    ['no French descriptions in English [Q-015]', 'boîte', 'en', []],
    ['nothing for spaces alone', '   ', 'en', []],
    ['nothing where nothing matches [S-066]', 'zzz', 'en', []],
  ] as const)('finds %s', (_, text, language, expected) => {
    expect(find(text, language)).toEqual(expected);
  });
});

describe('why a result is there', () => {
  const sentences = (text: string, language: Parameters<typeof catalogSearch>[1]) =>
    catalogSearch(
      {
        brands: [
          brand({
            id: 'suffolk',
            name: 'Suffolk',
            description_he: 'חברה אמריקאית. המייסד עבד קודם ב־Freed. הדגמים רחבים.',
            descriptions: {
              he: 'חברה אמריקאית. המייסד עבד קודם ב־Freed. הדגמים רחבים.',
              en: 'American. Founded by a maker of Freed.',
            },
          }),
        ],
        products: [],
      },
      language,
      () => '',
    )
      .find(text)
      .map(({ sentence }) => sentence);

  it('is the sentence of the description that has the words, and nothing where a name has them', () => {
    expect(sentences('freed', 'he')).toEqual(['המייסד עבד קודם ב־Freed.']);
    expect(sentences('Freed', 'en')).toEqual(['Founded by a maker of Freed.']);
    expect(sentences('suffolk', 'he')).toEqual([undefined]);
  });
});
