import * as z from 'zod/mini';
import { isEmbed } from './embeds.ts';
import { type Block, embedProviders, isOwnPicture, isSafeLink, type RichText } from './rich-text.ts';

/** The most that one text may hold: nodes of the first level, and bytes as JSON (an item of the table has 400 KB). */
const blockLimit = 2_000;
export const richTextBytes = 300_000;

/**
 * Invisible characters that change how others are read: control characters (line breaks and tabs are text), halves of
 * characters, and marks that turn the direction of everything after them. They come along with pasted text, so they are
 * dropped instead of refused. The marks U+200E and U+200F stay, because Hebrew texts need them.
 */
const unreadable = /[^\P{Cc}\t\n]|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;
const readable = z.overwrite((text: string) => text.replaceAll(unreadable, ''));

const characters = z.string().check(readable, z.minLength(1), z.maxLength(20_000));

/** Unknown attributes are dropped; unknown nodes and marks, unsafe links and foreign pictures are refused. */
const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'strike']) }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().check(z.refine(isSafeLink, 'unsafeLink')) }),
  }),
]);
/** Each once: no link within a link. */
const marks = z.array(mark).check(
  z.maxLength(4),
  z.refine((all) => new Set(all.map(({ type }) => type)).size === all.length),
);
const inline = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: characters, marks: z.optional(marks) }),
  z.object({ type: z.literal('hardBreak') }),
]);
const inlines = z.optional(z.array(inline).check(z.maxLength(2_000)));

const paragraph = z.object({ type: z.literal('paragraph'), content: inlines });
const start = z.int().check(z.gte(0), z.lte(9_999));

/** The content of list items, quotes and cells: paragraphs, and lists `depth` levels deep. */
const flow = (depth: number) => {
  const content: z.ZodMiniType = depth === 0 ? paragraph : z.discriminatedUnion('type', [paragraph, ...list(depth)]);
  return z.array(content).check(z.minLength(1), z.maxLength(50));
};

/** How deep lists may be nested. The schema is finite, so no input can make it recurse without end. */
const list = (depth: number) => {
  const item = z.object({ type: z.literal('listItem'), content: flow(depth - 1) });
  const content = z.array(item).check(z.minLength(1), z.maxLength(200));
  return [
    z.object({ type: z.literal('bulletList'), content }),
    z.object({ type: z.literal('orderedList'), attrs: z.optional(z.object({ start })), content }),
  ] as const;
};

const pixels = z.int().check(z.gte(1), z.lte(10_000));
const image = z.object({
  type: z.literal('image'),
  attrs: z.object({
    src: z.string().check(z.refine(isOwnPicture, 'foreignPicture')),
    alt: z.string().check(readable, z.maxLength(300)),
    width: pixels,
    height: pixels,
  }),
});

const span = z._default(z.int().check(z.gte(1), z.lte(20)), 1);
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.optional(z.object({ colspan: span, rowspan: span })),
  content: flow(1),
});
const row = z.object({ type: z.literal('tableRow'), content: z.array(cell).check(z.minLength(1), z.maxLength(20)) });
const table = z.object({ type: z.literal('table'), content: z.array(row).check(z.minLength(1), z.maxLength(200)) });

const embed = z.object({
  type: z.literal('embed'),
  /** As `parseEmbed` answers it. */
  attrs: z
    .object({ provider: z.enum(embedProviders), id: z.string().check(z.maxLength(200)) })
    .check(z.refine(isEmbed, 'invalidAddress')),
});

/** Nodes are distinguished by their type first, so no input is tried against every kind of node in turn. */
const block = z.discriminatedUnion('type', [
  paragraph,
  z.object({ type: z.literal('heading'), attrs: z.object({ level: z.literal([2, 3, 4]) }), content: inlines }),
  ...list(4),
  z.object({ type: z.literal('blockquote'), content: flow(2) }),
  image,
  table,
  embed,
  z.object({ type: z.literal('horizontalRule') }),
]) as unknown as z.ZodMiniType<Block>;

/** A character takes at most three bytes, so most texts need not be encoded to check their size. */
const fits = (text: unknown): boolean => {
  const json = JSON.stringify(text);
  return json.length * 3 <= richTextBytes || new TextEncoder().encode(json).length <= richTextBytes;
};

/**
 * The rich text that a writer may save. The same rules apply when it is written and, by the renderer's own list of
 * nodes, when it is drawn.
 */
export const richTextSchema: z.ZodMiniType<RichText> = z
  .object({ type: z.literal('doc'), content: z.array(block).check(z.maxLength(blockLimit)) })
  .check(z.refine(fits, 'tooLong:300000'));
