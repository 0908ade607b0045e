import type { DraftText, PostDetails } from '#contracts/blog/drafts.ts';
import type { BrandForm, ModelForm, ProductForm } from '#contracts/catalog/form.ts';
import type { Block, RichText, TableCell } from '#contracts/text/rich-text.ts';
import { brandForm, draftText, modelForm, productForm } from '#test/support/content.ts';
import { markedLinks, markupPayloads, unseenPayloads } from './payloads.ts';

const inStep = 5;
/** Where each item begins, so that each payload comes first in each field of one of the five languages of one item. */
export const hostileStarts = Array.from(
  { length: Math.ceil(markupPayloads.length / inStep) },
  (_none, item) => item * inStep,
);

const from = (start: number): string[] =>
  markupPayloads.map((_payload, index) => markupPayloads[(start + index) % markupPayloads.length] ?? '');
/** Payloads as they stand in a row, as many as a field has room for. */
const line = (limit: number, start: number): string =>
  from(start)
    .filter(({ length }) => length <= limit)
    .reduce((row, payload) => (row.length + 1 + payload.length <= limit ? `${row} ${payload}` : row));
const lines = (count: number, limit: number, start: number): string[] =>
  Array.from({ length: count }, (_none, index) => line(limit, start + index));
const everyLanguage = <T>(make: (start: number) => T, start: number) => ({
  he: make(start),
  en: make(start + 1),
  ru: make(start + 2),
  fr: make(start + 3),
  es: make(start + 4),
});
const link = (start: number): string => markedLinks[start % markedLinks.length] ?? '';

export const hostileBrand = (start: number): BrandForm =>
  brandForm({
    name: line(80, start),
    names: everyLanguage((at) => line(80, at), start),
    aliases: lines(inStep, 80, start),
    link: link(start),
    retailerLink: link(start + 1),
    image: '/images/shoes/bloch.svg',
    tagline: everyLanguage((at) => line(160, at), start),
    description: everyLanguage((at) => line(600, at), start),
    history: everyLanguage((at) => lines(2, 3_000, at), start),
    keyFeatures: everyLanguage((at) => lines(2, 400, at), start),
    popularModels: [{ name: line(80, start), note: everyLanguage((at) => line(400, at), start) }],
    sources: [link(start + 2)],
  });

export const hostileProduct = (brandId: string, start: number): ProductForm =>
  productForm(brandId, {
    name: line(80, start),
    names: everyLanguage((at) => line(80, at), start),
    link: link(start),
    image: '/images/shoes/bloch.svg',
    price: line(40, start),
    description: everyLanguage((at) => line(600, at), start),
  });

export const hostileModel = (brandId: string, start: number): ModelForm =>
  modelForm(brandId, {
    name: line(100, start),
    note: everyLanguage((at) => line(500, at), start),
    attributes: { heel: { values: ['wide'], confidence: 'sourced', sources: [link(start)] } },
  });

export const hostileCategoryNames = (start: number) => everyLanguage((at) => line(60, at), start);

export const hostileDetails = (start: number, category?: string): PostDetails => ({
  ...(category ? { category } : {}),
  tags: lines(inStep, 40, start),
  author: line(80, start),
  cover: { src: '/images/shoes/bloch.svg', width: 400, height: 300 },
});

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const cell = (text: string, type: TableCell['type'] = 'tableCell'): TableCell => ({
  type,
  content: [paragraph(text)],
});

/** Every kind of node with hostile words, and every payload as a paragraph. */
export const hostileBody = (start: number): RichText => {
  const [first = '', second = '', third = ''] = from(start);
  const blocks: Block[] = [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: first }] },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(first), paragraph(second)] }] },
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph(third)] }] },
    { type: 'blockquote', content: [paragraph(first)] },
    { type: 'image', attrs: { src: '/images/shoes/bloch.svg', alt: line(300, start), width: 400, height: 300 } },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell(first, 'tableHeader'), cell(second, 'tableHeader')] },
        { type: 'tableRow', content: [cell(second), cell(third)] },
      ],
    },
    { type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ' } },
    {
      type: 'paragraph',
      content: markedLinks.map((href) => ({
        type: 'text',
        text: first,
        marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }],
      })),
    },
  ];
  return { type: 'doc', content: [...blocks, ...[...from(start), ...unseenPayloads].map(paragraph)] };
};

export const hostileDraft = (start: number, change: Partial<DraftText> = {}): DraftText =>
  draftText({
    title: line(160, start),
    excerpt: line(400, start),
    coverAlt: line(300, start),
    seoTitle: line(160, start + 2),
    seoDescription: line(320, start),
    body: hostileBody(start),
    ...change,
  });
