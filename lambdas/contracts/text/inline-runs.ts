import type { Direction } from './language.ts';
import { ltrSpans, type Run, runsBetween, type Span } from './ltr-runs.ts';
import type { Inline, TextNode } from './rich-text.ts';
import { byLine, joinedText, slicesOf, type TextSlice } from './text-slices.ts';

/** A node, or a slice of one, with its text in pieces. */
export type DirectedText = Pick<TextSlice, 'node' | 'isEnd'> & { runs: Run[] };

/** The parts of a number or name that goes over several nodes stand together, to be set apart as one. */
export type DirectedInline = 'hardBreak' | { isLtr: boolean; parts: DirectedText[] };

const directLine = (nodes: readonly TextNode[], direction: Direction): DirectedInline[] => {
  const typed = joinedText(nodes);
  const spans = direction === 'rtl' ? ltrSpans(typed) : [];
  const part = ({ node, from, to, isEnd }: TextSlice, within: readonly Span[]): DirectedText => ({
    ...{ node, isEnd },
    runs: runsBetween(typed, within, from, to),
  });
  const plain = (from: number, to: number): DirectedInline[] =>
    slicesOf(nodes, from, to).map((slice) => ({ isLtr: false, parts: [part(slice, spans)] }));
  const directed: DirectedInline[] = [];
  let done = 0;
  for (const { start, end } of spans) {
    const crossed = slicesOf(nodes, start, end);
    if (crossed.length < 2) continue;
    directed.push(...plain(done, start), { isLtr: true, parts: crossed.map((slice) => part(slice, [])) });
    done = end;
  }
  return [...directed, ...plain(done, typed.length)];
};

/** The content of a paragraph, with what a reader from right to left would see in another order set apart. */
export const directInlines = (content: readonly Inline[], direction: Direction): DirectedInline[] =>
  byLine<DirectedInline>(
    content,
    (nodes) => directLine(nodes, direction),
    // Nodes of unknown types are not shown.
    ({ type }) => (type === 'hardBreak' ? [type] : []),
  );
