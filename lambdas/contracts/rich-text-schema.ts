import * as z from 'zod/mini';
import { isEmbed } from './embeds.ts';
import { type Block, embedProviders, isOwnPicture, isSafeLink, type RichText } from './rich-text.ts';

/** The most that one text may hold: nodes of the first level, and bytes as JSON (an item of the table has 400 KB). */
const blockLimit = 2_000;
export const richTextBytes = 300_000;

/**
 * Characters that nobody sees and that change how the others are read: controls (line breaks and tabs are text), halves of
 * characters, and the marks that turn the direction of everything after them. Pasted along with the text, so they are
 * dropped and not refused; the marks U+200E and U+200F, which Hebrew texts need, stay.
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

/** What is inside of list items, quotes and cells: paragraphs, and lists `depth` levels deep. */
const flow = (depth: number) => {
  const content: z.ZodMiniType = depth === 0 ? paragraph : z.discriminatedUnion('type', [paragraph, ...list(depth)]);
  return z.array(content).check(z.minLength(1), z.maxLength(50));
};

/** Lists as deep as readers follow; the schema is finite, so no input can make it recurse without end. */
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

/** Told apart by their type before anything else is looked at: no input is tried as every kind of node in turn. */
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

/** A character takes three bytes at most: most texts need not be encoded to know. */
const fits = (text: unknown): boolean => {
  const json = JSON.stringify(text);
  return json.length * 3 <= richTextBytes || new TextEncoder().encode(json).length <= richTextBytes;
};

/** What a writer may say; the same rules on write and, by the renderer's own list of nodes, on render. */
export const richTextSchema: z.ZodMiniType<RichText> = z
  .object({ type: z.literal('doc'), content: z.array(block).check(z.maxLength(blockLimit)) })
  .check(z.refine(fits, 'tooLong:300000'));
