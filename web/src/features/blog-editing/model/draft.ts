import type { DraftText } from '#contracts/blog/drafts.ts';
import { plainText } from '#contracts/text/rich-text.ts';
import { slugOf } from './slug.ts';

/**
 * The empty beginning of a language. Nothing is taken from another language, because a fallback must never pass for a
 * translation.
 */
export const emptyText: DraftText = {
  slug: '',
  title: '',
  excerpt: '',
  coverAlt: '',
  seoTitle: '',
  seoDescription: '',
  body: { type: 'doc', content: [{ type: 'paragraph' }] },
};

/** The draft with the address proposed from its title, if it has none. */
export const withAddress = (text: DraftText): DraftText =>
  text.slug.trim() === '' ? { ...text, slug: slugOf(text.title) } : text;

/** Fields of one line. */
export type LineField = Exclude<keyof DraftText, 'body'>;

const lineFields = ['slug', 'title', 'excerpt', 'coverAlt', 'seoTitle', 'seoDescription'] as const;

/** Whether two texts are the same once stored, that is without spaces at the ends of lines. */
export const isSameText = (one: DraftText, other: DraftText): boolean =>
  lineFields.every((field) => one[field].trim() === other[field].trim()) &&
  JSON.stringify(one.body) === JSON.stringify(other.body);

const textlessContent = ['image', 'embed'];

/** The required fields that are missing before visitors may see the text. */
export const missingFields = (text: DraftText) => {
  const hasBody = text.body.content.some((block) => textlessContent.includes(block.type) || plainText(block).trim());
  const lines = (['title', 'slug', 'excerpt'] as const).filter((field) => !text[field].trim());
  return hasBody ? lines : [...lines, 'body' as const];
};

/** The whole draft as plain text, for the clipboard. */
export const asPlainText = ({ title, excerpt, body }: DraftText): string =>
  [title, excerpt, ...body.content.map(plainText)].filter(Boolean).join('\n\n');
