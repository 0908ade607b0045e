import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { KnownModel } from '#contracts/catalog/known-models.ts';
import { BrandModels } from '#web/features/catalog/components/brand-models.tsx';
import { toModelSummary } from '#web/features/catalog/model/summaries.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';

const model = (given: Partial<KnownModel> = {}): KnownModel => ({
  ...{ id: 'bloch-a', brandId: 'bloch', name: 'Alpha', isPrePointe: false, isDiscontinued: false, attributes: {} },
  ...given,
});
const i18n = await createI18n('en');
for (const name of ['catalog', 'models'])
  i18n.addResourceBundle('en', name, JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')));
const drawn = (...models: KnownModel[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <BrandModels brandId="bloch" models={models.map((each) => toModelSummary(each, 'en'))} />
      </MemoryRouter>
    </I18nextProvider>,
  );

describe('the note on a known model', () => {
  it('stands under its name in the reader’s language', () => {
    const html = drawn(model({ note: { he: 'ראשונה', en: 'A first pair' }, isDiscontinued: true }));
    expect(html).toMatch(/<bdi>Alpha<\/bdi><\/dt><dd lang="en" dir="ltr">A first pair<\/dd><dd[^>]*>no longer made</);
  });

  it('falls back to Hebrew, then to English, and says which it is', () => {
    expect(drawn(model({ note: { he: 'ראשונה', ru: 'Первая' } }))).toContain('<dd lang="he" dir="rtl">ראשונה</dd>');
    const noteFor = (note: KnownModel['note'], language: 'fr' | 'ru') => toModelSummary(model({ note }), language).note;
    expect(noteFor({ en: 'A first pair' }, 'fr')).toEqual({ value: 'A first pair', language: 'en' });
    expect(noteFor({ ru: 'Первая' }, 'fr')).toBeUndefined();
    expect(noteFor({ ru: 'Первая' }, 'ru')).toEqual({ value: 'Первая', language: 'ru' });
  });

  it('is enough to be said: without it and without facts a model is named in the last line', () => {
    expect(drawn(model({ note: { en: 'A first pair' } }))).not.toContain('We have no data for comparison');
    const html = drawn(model({ note: {} }));
    expect(html).toContain('We have no data for comparison');
    expect(html).not.toContain('<dt>');
  });

  it('names the values of an attribute as a choice: one shank is not soft and medium', () => {
    const html = drawn(model({ attributes: { shank: { values: [2, 3], confidence: 'sourced', sources: [] } } }));
    expect(html).toContain('Shank: soft or medium');
  });
});
