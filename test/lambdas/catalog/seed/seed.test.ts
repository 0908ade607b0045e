import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { optionalBrands } from '#lambdas/catalog/seed/optional-brands.ts';

const { brands, products } = catalogSeed();
const optional = optionalBrands();
const written = [...brands, ...optional];

describe('the seed', () => {
  it('has exactly the seven catalogue brands, ids to the letter [S-011, S-019]', () => {
    expect(brands.map(({ id, name }) => [id, name])).toEqual([
      ['bloch', 'Bloch'],
      ['nikolay', 'Nikolay'],
      ['capezio', 'Capezio'],
      ['gaynor', 'Gaynor Minden'],
      ['russianPointe', 'Russian Pointe'],
      ['sodanca', 'SoDança'],
      ['suffolk', 'Suffolk'],
    ]);
  });

  it('has exactly three Bloch and three Nikolay shoes [S-127]', () => {
    expect(products.map(({ brandId, name }) => `${brandId} ${name}`)).toEqual([
      'bloch Heritage',
      'bloch Eurostretch',
      'bloch Balance European',
      'nikolay Elite',
      'nikolay Fouette',
      'nikolay Triumph',
    ]);
  });

  it('has every text in every language [S-003, S-014, Q-041, Q-042]', () => {
    for (const brand of written) {
      const texts = [brand.tagline, brand.description, ...brand.popularModels.map(({ note }) => note)];
      for (const language of languages) {
        for (const text of texts) expect(text[language], `${brand.id} ${language}`).toBeTruthy();
        for (const list of [brand.history, brand.keyFeatures]) expect(list[language]?.length).toBe(list.he.length);
      }
    }
    for (const product of products)
      for (const language of languages) expect(product.description[language], product.id).toBeTruthy();
  });

  it('gives prices as text with the currency sign [S-125]', () => {
    for (const { price } of products) expect(price).toMatch(/^\$\d+–\$\d+$/);
  });

  it('leads Grishko to Nikolay and names Freed of London in its text [S-012, Q-001]', () => {
    expect(brands.find(({ aliases }) => aliases.includes('Grishko'))?.id).toBe('nikolay');
    expect(JSON.stringify(brands)).toContain('Freed of London');
  });

  it('has Freed of London ready, for whoever wants it [Q-001]', () => {
    expect(optional.map(({ id, name }) => [id, name])).toEqual([['freed', 'Freed of London']]);
    expect(brands.map(({ order }) => order)).not.toContain(optional[0]?.order);
  });

  it('links only over https, and pictures are our own', () => {
    for (const { link } of [...written, ...products]) expect(link).toMatch(/^https:\/\//);
    for (const { id, image } of [...written, ...products]) expect(image).toBe(`/images/shoes/${id}.svg`);
  });

  it('does not mix scripts: each language is written in its own letters', () => {
    const letters = { he: /[\u05d0-\u05ea]/, ru: /[а-яё]/i, en: /[a-z]/i, fr: /[a-z]/i, es: /[a-z]/i } as const;
    const foreign = {
      he: /[а-яё]/i,
      ru: /[\u05d0-\u05ea]/,
      en: /[а-яё\u05d0-\u05ea]/i,
      fr: /[а-яё\u05d0-\u05ea]/i,
      es: /[а-яё\u05d0-\u05ea]/i,
    };
    for (const { description, id } of [...written, ...products])
      for (const language of languages) {
        expect(description[language], `${id} ${language}`).toMatch(letters[language]);
        expect(description[language], `${id} ${language}`).not.toMatch(foreign[language]);
      }
  });
});
