import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, languages, resolve } from '#contracts/text/language.ts';
import { getBrand, listBrands, listProducts, seedReads } from '#lambdas/catalog/index.ts';
import { type BrandRecord, toBrand, toBrandContent } from '#lambdas/catalog/model/brand.ts';
import { listModels } from '#lambdas/catalog/use-cases/read-catalog.ts';

const catalog = seedReads();
const bloch = async (): Promise<BrandRecord> => {
  const found = await catalog.brandWithProducts('bloch');
  if (!found) throw new Error('no bloch');
  return found.brand;
};

describe('reading the catalogue', () => {
  it('lists brands in their order with the fields of the specification [S-122]', async () => {
    const { items, total } = await listBrands(catalog)({ query: { lang: 'en' } });
    expect(total).toBe(7);
    expect(items[0]).toMatchObject({ id: 'bloch', name: 'Bloch', image: expect.any(String), link: expect.any(String) });
    expect(items[0]?.description).toBe(items[0]?.descriptions.en);
  });

  it('lists products with description and description_he [S-124, Q-042]', async () => {
    const { items } = await listProducts(catalog)({ query: { lang: 'fr' } });
    for (const item of items) {
      expect(item.description).toBe(item.descriptions.fr);
      expect(item.description_he).toBe(item.descriptions.he);
      expect(item.language).toBe('fr');
    }
  });

  it('answers a brand with its page and its products [S-006, Q-041]', async () => {
    const reply = await getBrand(catalog)({ pathParameters: { id: 'bloch' }, query: { lang: 'ru' } });
    expect(reply.content).toMatchObject({ language: 'ru', retailerLink: expect.stringMatching(/^https:/) });
    expect(reply.content.history.length).toBeGreaterThan(2);
    expect(reply.content.keyFeatures.length).toBeGreaterThan(3);
    expect(reply.content.popularModels.length).toBeGreaterThan(3);
    expect(reply.products.map(({ name }) => name)).toEqual(['Heritage', 'Eurostretch', 'Balance European']);
  });

  it.each(['nobody', 'Bloch', 'russianpointe', '__proto__', 'constructor', ''])(
    'does not know brand %j [S-019, Q-003]',
    async (id) => {
      await expect(getBrand(catalog)({ pathParameters: { id }, query: {} })).rejects.toMatchObject({
        code: 'brandNotFound',
        status: 404,
      });
    },
  );

  it('is Hebrew when no language is asked for [S-260]', async () => {
    const { items } = await listBrands(catalog)({ query: {} });
    expect(items.every(({ language }) => language === 'he')).toBe(true);
  });
});

describe('known models', () => {
  it('are those of the brands that the site has, in the order of the brands', async () => {
    const { items } = await listModels(catalog)();
    expect([...new Set(items.map(({ brandId }) => brandId))]).toEqual(
      (await catalog.brands()).map(({ id }) => id).filter((id) => items.some(({ brandId }) => brandId === id)),
    );
    const [brands, models] = await Promise.all([catalog.brands(), catalog.models()]);
    const hidden = models.filter(({ brandId }) => !brands.some(({ id }) => id === brandId));
    expect(hidden.map(({ brandId }) => brandId)).toContain('freed');
    expect(items).toHaveLength(models.length - hidden.length);
  });

  it('say of each fact how sure it is, and nothing of what nobody knows', async () => {
    const { items } = await listModels(catalog)();
    const facts = items.flatMap(({ attributes }) => Object.values(attributes));
    for (const { confidence, sources } of facts) if (confidence === 'sourced') expect(sources).not.toEqual([]);
    expect(items.every((item) => !('version' in item))).toBe(true);
  });
});

describe('fallback', () => {
  it('serves a brand page in one language as a whole [Q-042]', async () => {
    const record = await bloch();
    const half: BrandRecord = { ...record, history: { ...record.history, fr: undefined } };
    const content = toBrandContent(half, 'fr');
    expect(content.language).toBe('he');
    expect(content.keyFeatures).toEqual(record.keyFeatures.he);
  });

  it('is marked, and leaves the record as it was', async () => {
    const record = await bloch();
    const before = structuredClone({ ...record, description: { he: 'עברית' } });
    const stored = structuredClone(before);
    expect(toBrand(stored, 'es')).toMatchObject({
      description: 'עברית',
      language: 'he',
      descriptions: { he: 'עברית' },
    });
    expect(stored).toEqual(before);
  });

  it('goes from the asked language to Hebrew, and from an empty Hebrew to English', () => {
    const text = fc.record(
      { he: fc.string(), en: fc.string({ minLength: 1 }), ru: fc.option(fc.string(), { nil: undefined }) },
      { requiredKeys: ['he', 'en'] },
    );
    fc.assert(
      fc.property(text, fc.constantFrom<Language[]>(...languages), (texts, asked) => {
        const { value, language } = resolve(texts, asked);
        const own = { ...texts, fr: undefined, es: undefined }[asked];
        if (own) expect([value, language]).toEqual([own, asked]);
        else if (texts.he) expect([value, language]).toEqual([texts.he, 'he']);
        else expect([value, language]).toEqual([texts.en, 'en']);
      }),
    );
  });
});
