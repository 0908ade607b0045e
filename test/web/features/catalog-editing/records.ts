import type { EditedBrand, EditedProduct } from '#contracts/catalog/editing.ts';
import type { EditedModel } from '#contracts/catalog/known-models-editing.ts';

/** A brand as the server keeps it; what a test is about is given. */
export const someBrand = (given: Partial<EditedBrand> = {}): EditedBrand => ({
  id: 'bloch',
  order: 1,
  version: 3,
  updated: '2026-11-01T00:00:00.000Z',
  name: 'Bloch',
  names: { he: 'בלוך' },
  aliases: ['Блох'],
  link: 'https://bloch.example',
  retailerLink: 'https://bloch.example/shops',
  retailerLinkIsFinder: true,
  image: '',
  tagline: { he: 'אוסטרליה, מאז 1932', en: 'Australia, since 1932' },
  description: { he: 'חברה משפחתית.' },
  history: { he: ['התחלה.', 'המשך.'], en: ['A beginning.'] },
  keyFeatures: { he: ['קופסה מחודדת.'] },
  popularModels: [{ name: 'Heritage', productId: 'bloch-heritage', note: { he: 'ידוע.' } }],
  attributes: { boxTaper: 3, drawstring: false, levels: ['beginner', 'advanced'], unconfirmed: ['boxTaper'] },
  sources: ['https://bloch.example/history'],
  products: 2,
  ...given,
});

export const someProduct = (given: Partial<EditedProduct> = {}): EditedProduct => ({
  id: 'bloch-heritage',
  order: 1,
  version: 1,
  updated: '2026-11-01T00:00:00.000Z',
  brandId: 'bloch',
  name: 'Heritage',
  names: {},
  image: '',
  link: 'https://bloch.example/heritage',
  price: '$85–$95',
  description: { he: 'נעל.' },
  attributes: { throat: 'V', unconfirmed: [] },
  ...given,
});

export const someModel = (given: Partial<EditedModel> = {}): EditedModel => ({
  id: 'bloch-heritage',
  brandId: 'bloch',
  name: 'Heritage',
  version: 2,
  updated: '2026-11-28T00:00:00.000Z',
  isPrePointe: false,
  isDiscontinued: true,
  line: 'heritage',
  note: { en: 'A classic.' },
  attributes: {
    boxTaper: { values: [2, 3], confidence: 'widelySaid', sources: [] },
    throat: { values: ['V'], confidence: 'sourced', sources: ['https://a.example/1', 'https://a.example/2'] },
  },
  ...given,
});
