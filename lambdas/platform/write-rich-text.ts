import type { Block, Inline, ListItem, Paragraph, RichText, TableCell } from '#contracts/text/rich-text.ts';

/** The marks that a seed text may use: `**bold**`, `*italic*` and `[words](/place)`, one inside no other. */
const marked = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)/g;

const inline = (source: string): Inline[] => {
  const nodes: Inline[] = [];
  let end = 0;
  const plainUntil = (index: number) => {
    if (index > end) nodes.push({ type: 'text', text: source.slice(end, index) });
  };
  for (const match of source.matchAll(marked)) {
    const { bold, italic, words, href } = match.groups ?? {};
    plainUntil(match.index);
    if (bold) nodes.push({ type: 'text', text: bold, marks: [{ type: 'bold' }] });
    if (italic) nodes.push({ type: 'text', text: italic, marks: [{ type: 'italic' }] });
    if (words && href) nodes.push({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] });
    end = match.index + match[0].length;
  }
  plainUntil(source.length);
  return nodes;
};

export const p = (text: string): Paragraph => ({ type: 'paragraph', content: inline(text) });
export const h2 = (text: string): Block => ({ type: 'heading', attrs: { level: 2 }, content: inline(text) });
export const h3 = (text: string): Block => ({ type: 'heading', attrs: { level: 3 }, content: inline(text) });
export const quote = (...paragraphs: string[]): Block => ({ type: 'blockquote', content: paragraphs.map(p) });

const items = (texts: string[]): ListItem[] => texts.map((text) => ({ type: 'listItem', content: [p(text)] }));
export const ul = (...texts: string[]): Block => ({ type: 'bulletList', content: items(texts) });
export const ol = (...texts: string[]): Block => ({ type: 'orderedList', content: items(texts) });

/** The first row holds the headers. */
export const table = (rows: string[][]): Block => ({
  type: 'table',
  content: rows.map((cells, row) => ({
    type: 'tableRow',
    content: cells.map((text): TableCell => ({ type: row === 0 ? 'tableHeader' : 'tableCell', content: [p(text)] })),
  })),
});

export const doc = (...content: Block[]): RichText => ({ type: 'doc', content });
