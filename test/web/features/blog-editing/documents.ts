import fc from 'fast-check';

interface Node {
  type: string;
  [key: string]: unknown;
}

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike').map((type) => ({ type })),
  fc.constantFrom('https://example.com/', '/products', '#top').map((href) => ({ type: 'link', attrs: { href } })),
);
const inline: fc.Arbitrary<Node> = fc.oneof(
  fc.record({
    type: fc.constant('text'),
    text: fc.string({ minLength: 1, maxLength: 12 }),
    marks: fc.uniqueArray(mark, { maxLength: 4, selector: ({ type }) => type }),
  }),
  fc.constant({ type: 'hardBreak' }),
);
const inlines = fc.array(inline, { maxLength: 4 });
const paragraph: fc.Arbitrary<Node> = inlines.map((content) => ({ type: 'paragraph', content }));

/** Lists nested up to `depth` times. */
const list = (depth: number): fc.Arbitrary<Node> => {
  const inner = depth > 1 ? fc.oneof(paragraph, list(depth - 1)) : paragraph;
  const item = fc
    .tuple(paragraph, fc.array(inner, { maxLength: 2 }))
    .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] }));
  const items = fc.array(item, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    items.map((content) => ({ type: 'bulletList', content })),
    fc.record({ start: fc.integer({ min: 0, max: 9_999 }), content: items }).map(({ start, content }) => ({
      type: 'orderedList',
      attrs: { start },
      content,
    })),
  );
};
const flow = (depth: number) => fc.array(fc.oneof(paragraph, list(depth)), { minLength: 1, maxLength: 2 });

const cell = fc.record({ type: fc.constantFrom('tableCell', 'tableHeader'), content: flow(1) });
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc
      .array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 3 })
      .map((rows) => ({ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) })),
  );

/** Documents of the editor's nodes, whose lists are nested up to `depth` times; the contract takes four. */
export const documents = (depth: number): fc.Arbitrary<{ type: 'doc'; content: Node[] }> =>
  fc
    .array(
      fc.oneof(
        paragraph,
        list(depth),
        fc.record({ level: fc.constantFrom(2, 3, 4), content: inlines }).map(({ level, content }) => ({
          type: 'heading',
          attrs: { level },
          content,
        })),
        flow(Math.min(depth, 2)).map((content) => ({ type: 'blockquote', content })),
        table,
        fc.constant({ type: 'horizontalRule' }),
        fc.constant({ type: 'embed', attrs: { provider: 'youtube', id: 'dQw4w9WgXcQ' } }),
        fc.constant({ type: 'image', attrs: { src: '/images/a.webp', alt: '', width: 10, height: 10 } }),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((content) => ({ type: 'doc', content }));
