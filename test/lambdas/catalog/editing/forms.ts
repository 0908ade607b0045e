import type { BrandForm, ProductForm } from '#contracts/catalog/form.ts';

export const brandForm = (fields: Partial<BrandForm> = {}): BrandForm => ({
  name: 'Merlet',
  names: { he: 'מרלה' },
  aliases: ['Merlet Dance'],
  link: 'https://merlet.example',
  retailerLink: 'https://merlet.example/shops',
  retailerLinkIsFinder: true,
  image: '',
  tagline: { he: 'לימוז׳' },
  description: { he: 'נעליים מצרפת.', en: 'Shoes from France.' },
  history: { he: ['נוסדה ב־1974.'] },
  keyFeatures: { he: ['סוליה דקה.'] },
  popularModels: [{ name: 'Prelude', note: { he: 'לצעדים ראשונים.' } }],
  attributes: { boxTaper: 2, unconfirmed: ['boxTaper'] },
  sources: ['https://merlet.example/about'],
  ...fields,
});

export const productForm = (fields: Partial<ProductForm> = {}): ProductForm => ({
  brandId: 'bloch',
  name: 'Prelude',
  names: {},
  image: '',
  link: 'https://merlet.example/prelude',
  price: '$85–$95',
  description: { he: 'נעל ראשונה.' },
  attributes: { unconfirmed: [] },
  ...fields,
});
