import { describe, expect, it } from 'vitest';
import { brandValues } from '#web/features/catalog-editing/model/brand-values.ts';
import { completeness } from '#web/features/catalog-editing/model/completeness.ts';
import { productValues } from '#web/features/catalog-editing/model/product-values.ts';
import { someBrand, someProduct } from './records.ts';

describe('how complete each language of a record is [Q-042]', () => {
  it('counts the texts of a brand, a note of each popular model among them', () => {
    const { he, en, ru } = completeness(brandValues(someBrand()));
    expect(he).toEqual({ filled: 5, total: 5, gaps: [] });
    expect(en).toEqual({ filled: 2, total: 5, gaps: ['description.en', 'keyFeatures.en', 'popularModels.0.note.en'] });
    expect(ru.filled).toBe(0);
  });

  it('does not take a list of empty entries for a text', () => {
    const values = brandValues(someBrand());
    values.history.en = ['', ' '];
    expect(completeness(values).en.gaps).toContain('history.en');
  });

  it('asks of a shoe only its description', () => {
    expect(completeness(productValues(someProduct())).fr).toEqual({ filled: 0, total: 1, gaps: ['description.fr'] });
  });
});
