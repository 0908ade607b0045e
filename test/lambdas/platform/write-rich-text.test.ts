import { describe, expect, it } from 'vitest';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';
import { doc, h2, h3, ol, p, quote, table, ul } from '#lambdas/platform/write-rich-text.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

describe('the words of a paragraph', () => {
  it('stay as they are without marks, and an empty one has none', () => {
    expect(p('6–12 mm, about a thumb').content).toEqual([text('6–12 mm, about a thumb')]);
    expect(p('').content).toEqual([]);
  });

  it('take bold, italic and links, with what is around them', () => {
    expect(p('**Box** first, *then* the [vamp](/blog/קופסה), at last.').content).toEqual([
      { ...text('Box'), marks: [{ type: 'bold' }] },
      text(' first, '),
      { ...text('then'), marks: [{ type: 'italic' }] },
      text(' the '),
      { ...text('vamp'), marks: [{ type: 'link', attrs: { href: '/blog/קופסה' } }] },
      text(', at last.'),
    ]);
  });

  it('keep a star or a bracket that closes nothing', () => {
    expect(p('2 * 3 [or so]').content).toEqual([text('2 * 3 [or so]')]);
  });
});

describe('the blocks', () => {
  it('are the nodes that the contract knows', () => {
    const body = doc(
      h2('Two'),
      h3('Three'),
      p('Text'),
      ul('a', 'b'),
      ol('1'),
      quote('Rule'),
      table([['Head'], ['Cell']]),
    );
    expect(richTextSchema.parse(body)).toEqual(body);
  });

  it('give headings their level and list items their paragraphs', () => {
    expect(h3('Wings')).toEqual({ type: 'heading', attrs: { level: 3 }, content: [text('Wings')] });
    expect(ol('First')).toEqual({
      type: 'orderedList',
      content: [{ type: 'listItem', content: [paragraph('First')] }],
    });
  });

  it('make the first row of a table its headers', () => {
    expect(table([['Sign'], ['Pinch']])).toEqual({
      type: 'table',
      content: [
        { type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('Sign')] }] },
        { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('Pinch')] }] },
      ],
    });
  });
});
