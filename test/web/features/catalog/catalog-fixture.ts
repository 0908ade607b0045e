import type { Brand, Product } from '#contracts/catalog/endpoints.ts';

const attributes = { unconfirmed: [] };

export const brand = (given: Partial<Brand> & { id: string }): Brand => ({
  name: given.id,
  names: {},
  aliases: [],
  image: `/images/shoes/${given.id}.svg`,
  link: 'https://example.com',
  description: '',
  description_he: '',
  descriptions: { he: '' },
  tagline: { he: 'קו' },
  language: 'he',
  attributes,
  ...given,
});

export const product = (given: Partial<Product> & { id: string }): Product => ({
  brandId: 'bloch',
  name: given.id,
  names: {},
  image: `/images/shoes/${given.id}.svg`,
  link: 'https://example.com',
  price: '$85–$95',
  description: '',
  description_he: '',
  descriptions: { he: '' },
  language: 'he',
  attributes,
  ...given,
});
