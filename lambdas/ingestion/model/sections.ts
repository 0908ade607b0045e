import type { Language } from '#contracts/text/language.ts';
import { type Block, type List, plainText, type RichText, type Table } from '#contracts/text/rich-text.ts';
import { plainLine, pointsOf } from './points.ts';

/** The text below one heading. */
export interface Section {
  /** Undefined for what stands before the first one. */
  heading: string | undefined;
  points: string[];
}

const sentences = (parts: readonly string[]): string =>
  parts
    .map(plainLine)
    .filter(Boolean)
    .map((part) => (/[.!?…:;]["'”»)]?$/u.test(part) ? part : `${part};`))
    .join(' ')
    .replace(/;$/, '.');

const itemsOf = (list: List): string[] => list.content.map(({ content }) => content.map(plainText).join(' '));

/** A row as a sentence: what it is of, then each value, with the head of its column where there is one. */
const rowsOf = ({ content }: Table): string[] => {
  const rows = content.map((row) => row.content);
  const [first = []] = rows;
  const hasHead = first.length > 1 && first.every(({ type }) => type === 'tableHeader');
  const heads = first.map((cell) => plainLine(plainText(cell)));
  return (hasHead ? rows.slice(1) : rows).map((cells) => {
    const [what = '', ...values] = cells.map((cell) => plainLine(plainText(cell)));
    const texts = values.map((value, index) => {
      const head = heads[index + 1];
      return hasHead && head ? `${head} – ${value}` : value;
    });
    return texts.length === 0 ? what : `${what}: ${texts.join('; ')}`;
  });
};

/** The texts of a block; pictures, embeds and lines have none. */
const textsOf = (block: Block): string[] => {
  if (block.type === 'paragraph') return [plainText(block)];
  if (block.type === 'bulletList' || block.type === 'orderedList') return [sentences(itemsOf(block))];
  if (block.type === 'blockquote') return block.content.flatMap(textsOf);
  return block.type === 'table' ? rowsOf(block) : [];
};

/** A text by its headings, in points; smaller headings do not begin a section. */
export const sectionsOf = ({ content }: RichText, language: Language): Section[] => {
  const sections: Section[] = [{ heading: undefined, points: [] }];
  /** A paragraph that announces what follows it. */
  let announced = '';
  const add = (text: string) => sections.at(-1)?.points.push(...pointsOf(text, language));
  for (const block of content) {
    if (block.type === 'heading') {
      add(announced);
      announced = '';
      if (block.attrs.level === 2) sections.push({ heading: plainLine(plainText(block)), points: [] });
    } else {
      const texts = textsOf(block);
      const [first = '', ...others] = texts;
      const text = `${announced} ${first}`.trim();
      announced = block.type === 'paragraph' && text.endsWith(':') ? text : '';
      if (announced === '') for (const each of [text, ...others]) add(each);
    }
  }
  add(announced);
  return sections.filter(({ points }) => points.length > 0);
};
