/**
 * Rich text as it is stored and sent: a tree of known nodes, never HTML. It is the editor's own document format
 * (ProseMirror's, with Tiptap's names), so nothing is converted. No zod here, because the pages that show a post load
 * this file.
 */
import type { Language } from './language.ts';

export interface LinkMark {
  type: 'link';
  attrs: { href: string };
}
export type Mark = { type: 'bold' | 'italic' | 'strike' } | LinkMark;
export interface TextNode {
  type: 'text';
  text: string;
  marks?: Mark[] | undefined;
}
export type Inline = TextNode | { type: 'hardBreak' };

export interface Paragraph {
  type: 'paragraph';
  content?: Inline[] | undefined;
}
export interface Heading {
  type: 'heading';
  /** 1 is the post's title. */
  attrs: { level: 2 | 3 | 4 };
  content?: Inline[] | undefined;
}
export interface ListItem {
  type: 'listItem';
  content: (Paragraph | List)[];
}
export type List =
  | { type: 'bulletList'; content: ListItem[] }
  | { type: 'orderedList'; attrs?: { start: number } | undefined; content: ListItem[] };
export interface Quote {
  type: 'blockquote';
  content: (Paragraph | List)[];
}
export interface ImageNode {
  type: 'image';
  /** One of the site's own pictures; sizes in pixels. An empty `alt` says that the picture only decorates. */
  attrs: { src: string; alt: string; width: number; height: number };
}
export interface TableCell {
  type: 'tableCell' | 'tableHeader';
  attrs?: { colspan: number; rowspan: number } | undefined;
  content: (Paragraph | List)[];
}
export interface Table {
  type: 'table';
  content: { type: 'tableRow'; content: TableCell[] }[];
}
export interface Embed {
  type: 'embed';
  attrs: { provider: EmbedProvider; id: string };
}
export type Block = Paragraph | Heading | List | Quote | ImageNode | Table | Embed | { type: 'horizontalRule' };
export interface RichText {
  type: 'doc';
  content: Block[];
}

export const embedProviders = ['youtube', 'instagram', 'facebook', 'x'] as const;
export type EmbedProvider = (typeof embedProviders)[number];

/** Spaces, control characters and invisible characters: an honest address has none. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\s]/u;

/** A path on this site, and none that a browser (which reads `\` as `/`) could take for another host. */
const isOwnPlace = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/, 1);
  return /^[/#]/.test(href) && !path.includes('//') && !href.includes('\\');
};

/** A mail goes to whom the reader sees: an address that adds others, hidden ones among them, is none. */
const isOneRecipient = ({ pathname, searchParams }: URL): boolean =>
  !/,|%2c/i.test(pathname) && [...searchParams.keys()].every((name) => /^(subject|body)$/i.test(name));

/** Whether a link may be followed: web, mail and phone addresses, and places of this site. */
export const isSafeLink = (href: string): boolean => {
  if (href.length > 2048 || unseen.test(href)) return false;
  if (isOwnPlace(href)) return true;
  const url = URL.parse(href);
  if (url === null) return false;
  if (url.protocol === 'mailto:') return isOneRecipient(url);
  if (url.protocol === 'tel:') return true;
  // The part before an `@` looks like the host but is not.
  return /^https?:\/\/[^/\\]/i.test(href) && url.username === '' && url.password === '';
};

/** Whether a picture is one of the site's own: no page asks another server for anything. */
export const isOwnPicture = (src: string): boolean =>
  src.length <= 300 && /^\/images(\/[\w-]+)+\.(avif|webp|jpe?g|png|svg)$/.test(src);

/** The separator between blocks in plain text, for excerpts, searches and comparing paragraphs. */
export const plainText = (node: unknown): string => {
  const { text, type, content } = node as { text?: string; type?: string; content?: unknown[] };
  if (typeof text === 'string') return text;
  if (type === 'hardBreak') return '\n';
  return (content ?? []).map(plainText).join('');
};

/** The passages of a text that are read as one: a paragraph, a heading, or the words that stand for a picture. */
export const passagesOf = (node: unknown): string[] => {
  const { type, attrs, content } = node as { type: string; attrs?: { alt?: string }; content?: unknown[] };
  if (type === 'paragraph' || type === 'heading') return [plainText(node)];
  if (type === 'image') return [attrs?.alt ?? ''];
  return (content ?? []).flatMap(passagesOf);
};

/** The addresses of a text's links, each once. */
export const linksOf = (body: RichText): string[] => {
  const hrefs = (node: unknown): string[] => {
    const { marks = [], content = [] } = node as { marks?: Mark[]; content?: unknown[] };
    return [...marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])), ...content.flatMap(hrefs)];
  };
  return [...new Set(hrefs(body))];
};

/** Words per minute at which an adult reads a text about their own subject. */
const readingSpeed: Record<Language, number> = { he: 190, en: 230, ru: 185, fr: 195, es: 220 };
export const readingMinutes = ({ content }: RichText, language: Language): number => {
  const words = content.flatMap((block) => plainText(block).split(/\s+/)).filter(Boolean).length;
  return Math.max(1, Math.round(words / readingSpeed[language]));
};
