import type { DraftText } from '#contracts/blog/drafts.ts';
import type { BrandForm, ModelForm, ProductForm } from '#contracts/catalog/form.ts';
import type { Language } from '#contracts/text/language.ts';
import type { RichText } from '#contracts/text/rich-text.ts';

/** A text that says `words`, as one paragraph. */
export const textOf = (words: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});

export const brandForm = (change: Partial<BrandForm> = {}): BrandForm => ({
  name: 'Arabesque',
  names: {},
  aliases: [],
  link: 'https://arabesque.example/',
  retailerLink: 'https://arabesque.example/shops',
  retailerLinkIsFinder: true,
  image: '',
  tagline: { he: 'נעליים מחיפה', en: 'Shoes from Haifa' },
  description: { he: 'בית מלאכה קטן בחיפה.', en: 'A small workshop in Haifa.' },
  history: { he: ['נוסד בחיפה.'], en: ['Founded in Haifa.'] },
  keyFeatures: { he: ['תפירה ידנית'], en: ['Sewn by hand'] },
  popularModels: [{ name: 'Aurora', note: { he: 'נעל רכה', en: 'A soft shoe' } }],
  attributes: { boxTaper: 3, unconfirmed: [] },
  sources: ['https://arabesque.example/about'],
  ...change,
});

export const productForm = (brandId: string, change: Partial<ProductForm> = {}): ProductForm => ({
  brandId,
  name: 'Aurora',
  names: {},
  image: '',
  link: 'https://arabesque.example/aurora',
  price: '$99',
  description: { he: 'נעל רכה לשיעור.', en: 'A soft shoe for class.' },
  attributes: { unconfirmed: [] },
  ...change,
});

export const modelForm = (brandId: string, change: Partial<ModelForm> = {}): ModelForm => ({
  brandId,
  name: 'Rond',
  isPrePointe: false,
  isDiscontinued: false,
  attributes: {
    toeShapes: { values: ['greek'], confidence: 'sourced', sources: ['https://arabesque.example/rond'] },
    shank: { values: [2, 3], confidence: 'widelySaid', sources: [] },
  },
  ...change,
});

export const draftText = (change: Partial<DraftText> = {}): DraftText => ({
  slug: 'from-class-to-stage',
  title: 'From class to stage',
  excerpt: 'How a pair changes between the first class and the first performance.',
  coverAlt: '',
  seoTitle: '',
  seoDescription: '',
  body: textOf('A new pair is stiff.'),
  ...change,
});

export const languagePath = (id: string, language: Language) => `/api/admin/posts/${id}/languages/${language}`;
