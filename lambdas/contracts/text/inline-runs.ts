import type { Direction } from './language.ts';
import { ltrRuns, ltrSpans, type Run } from './ltr-runs.ts';
import type { Inline, TextNode } from './rich-text.ts';

/** A node, or a slice of one, with its text in pieces. */
export interface DirectedText {
  node: TextNode;
  runs: Run[];
  /** The node ends here. */
  isEnd: boolean;
}

/** The parts of a number or name that goes over several nodes stand together, to be set apart as one. */
export type DirectedInline = 'hardBreak' | { isLtr: boolean; parts: DirectedText[] };

interface Slice {
  node: TextNode;
  text: string;
  isEnd: boolean;
}

const directLine = (nodes: readonly TextNode[], isRtl: boolean): DirectedInline[] => {
  const typed = nodes.map(({ text }) => text).join('');
  const slices = (from: number, to: number): Slice[] => {
    let start = 0;
    return nodes.flatMap((node) => {
      const text = node.text.slice(Math.max(0, from - start), Math.max(0, to - start));
      start += node.text.length;
      return text === '' ? [] : [{ node, text, isEnd: start <= to }];
    });
  };
  const plain = (from: number, to: number): DirectedInline[] =>
    slices(from, to).map(({ text, ...slice }) => ({
      isLtr: false,
      parts: [{ ...slice, runs: isRtl ? ltrRuns(text) : [{ text, isLtr: false }] }],
    }));
  const directed: DirectedInline[] = [];
  let done = 0;
  for (const { start, end } of isRtl ? ltrSpans(typed) : []) {
    const crossed = slices(start, end);
    if (crossed.length < 2) continue;
    const parts = crossed.map(({ text, ...slice }) => ({ ...slice, runs: [{ text, isLtr: false }] }));
    directed.push(...plain(done, start), { isLtr: true, parts });
    done = end;
  }
  return [...directed, ...plain(done, typed.length)];
};

/** The content of a paragraph, with what a reader from right to left would see in another order set apart. */
export const directInlines = (content: readonly Inline[], direction: Direction): DirectedInline[] => {
  const directed: DirectedInline[] = [];
  let line: TextNode[] = [];
  const endLine = () => {
    directed.push(...directLine(line, direction === 'rtl'));
    line = [];
  };
  for (const inline of content) {
    if (inline.type === 'text') line.push(inline);
    if (inline.type === 'hardBreak') {
      endLine();
      directed.push('hardBreak');
    }
  }
  endLine();
  return directed;
};
