import { describe, expect, it } from 'vitest';
import { initialSettings } from '#contracts/settings/sections.ts';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { changesAnything, changesOf } from '#lambdas/render/index.ts';

const [bloch] = catalogSeed().brands;
const brand = (change: object = {}) => ({
  pk: 'BRAND#bloch',
  sk: 'BRAND',
  type: 'Brand',
  data: { ...bloch, ...change },
});
const shoe = (price: string) => ({ pk: 'BRAND#bloch', sk: 'PRODUCT#a', type: 'Product', data: { id: 'a', price } });

describe('what a change means for the pages', () => {
  it('is the catalog, for a shoe', () => {
    expect(changesOf([{ before: shoe('$1'), after: shoe('$2') }])).toEqual({
      everything: false,
      catalog: true,
      brands: [],
      posts: [],
      slugs: [],
      pageTexts: [],
    });
  });

  it('is the catalog, for a known model, which the page of its brand shows', () => {
    const model = (name: string) => ({
      pk: 'MODELS',
      sk: 'a',
      type: 'Model',
      data: { id: 'a', brandId: 'bloch', name },
    });
    for (const change of [{ after: model('A') }, { before: model('A'), after: model('B') }, { before: model('B') }])
      expect(changesOf([change])).toMatchObject({ everything: false, catalog: true, brands: [] });
    const deleted = { pk: 'DELETED', sk: 'MODEL#a', type: 'DeletedFromCatalog' };
    expect(changesAnything(changesOf([{ after: deleted }]))).toBe(false);
  });

  it('is every page, when a brand comes, goes or is named otherwise: all of them name it', () => {
    expect(changesOf([{ after: brand() }]).everything).toBe(true);
    expect(changesOf([{ before: brand() }])).toMatchObject({ everything: true, brands: ['bloch'] });
    expect(changesOf([{ before: brand(), after: brand({ name: 'Blöch' }) }]).everything).toBe(true);
    expect(changesOf([{ before: brand(), after: brand({ link: 'https://bloch.example' }) }])).toMatchObject({
      everything: false,
      catalog: true,
    });
  });

  it('is every page, when a deployment asks for it', () => {
    expect(changesOf([{ after: { pk: 'RENDER', sk: 'EVERYTHING' } }]).everything).toBe(true);
  });

  const settings = (sections: object) => ({ pk: 'SETTINGS', sk: 'SETTINGS', type: 'Settings', ...sections });
  const section = (version: number, values: object) => ({ version, values, changed: { time: '', by: 'ada' } });
  const general = (version: number, values: object) => ({
    section_general: section(version, { ...initialSettings.general, ...values }),
  });

  it('is every page, for a setting that pages show, and nothing for any other', () => {
    const isDrawn = (before: object | undefined, after: object) =>
      changesOf([{ ...(before ? { before: settings(before) } : {}), after: settings(after) }]).everything;
    expect(isDrawn(undefined, general(1, { copyrightHolder: 'Ada' }))).toBe(true);
    expect(isDrawn(general(1, { copyrightHolder: 'Ada' }), general(2, {}))).toBe(true);
    expect(isDrawn({}, { section_theme: section(1, { initialTheme: 'dark' }) })).toBe(true);
    // Saved, and as it was.
    expect(isDrawn(undefined, general(1, {}))).toBe(false);
    const { security, advanced } = initialSettings;
    expect(isDrawn(undefined, { section_security: section(1, { ...security, signUpsOpen: false }) })).toBe(false);
    expect(isDrawn({}, { section_advanced: section(1, { ...advanced, auditRetentionDays: 9 }) })).toBe(false);
    expect(isDrawn({}, { secret_smtpPassword: { version: 1, time: '', by: 'ada' } })).toBe(false);
    const revision = { pk: 'SETTINGS', sk: 'HISTORY#general#00000001', ...general(1, { copyrightHolder: 'Ada' }) };
    expect(changesAnything(changesOf([{ after: revision }]))).toBe(false);
  });

  it('is one page in one language, for a text that administrators have written [Q-012]', () => {
    const text = (text: string, sk = 'PAGE#privacy#he') => ({ pk: 'SETTINGS', sk, type: 'PageText', version: 1, text });
    const changes = changesOf([
      { after: text('a') },
      { before: text('a'), after: text('b') },
      { before: text('b', 'PAGE#accessibility#fr') },
      // Saved, and as it was.
      { before: text('a', 'PAGE#privacy#en'), after: text('a', 'PAGE#privacy#en') },
      { after: text('a', 'PAGE#imprint#en') },
      { after: text('a', 'PAGE#privacy#de') },
    ]);
    expect(changes).toEqual({
      everything: false,
      catalog: false,
      brands: [],
      posts: [],
      slugs: [],
      pageTexts: [
        { page: 'privacy', language: 'he' },
        { page: 'accessibility', language: 'fr' },
      ],
    });
    expect(changesAnything(changes)).toBe(true);
  });

  it('is nothing, for what no visitor sees', () => {
    const session = { pk: 'USER#1', sk: 'SESSION#1', type: 'Session', data: {} };
    expect(changesAnything(changesOf([{ before: session, after: session }, { after: session }]))).toBe(false);
  });

  it('names each thing once, however many changes there are', () => {
    const burst = Array.from({ length: 200 }, (_, i) => ({
      before: brand({ link: `https://a.example/${i}` }),
      after: brand({ link: `https://a.example/${i + 1}` }),
    }));
    expect(changesOf(burst).brands).toEqual(['bloch']);
  });
});
