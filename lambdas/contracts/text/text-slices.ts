import type { Inline, TextNode } from './rich-text.ts';

/** A node, or a slice of one. */
export interface TextSlice {
  node: TextNode;
  /** Its place in the joined text of the nodes. */
  from: number;
  to: number;
  /** The node ends here. */
  isEnd: boolean;
}

export const joinedText = (nodes: readonly TextNode[]): string => nodes.map(({ text }) => text).join('');

/** The part of some nodes between two places of their joined text. */
export const slicesOf = (nodes: readonly TextNode[], from: number, to: number): TextSlice[] => {
  let end = 0;
  return nodes.flatMap((node) => {
    const start = end;
    end += node.text.length;
    const slice = { node, from: Math.max(from, start), to: Math.min(to, end), isEnd: end <= to };
    return slice.from < slice.to ? [slice] : [];
  });
};

/** Goes through a paragraph line by line: text nodes that follow each other stand together, between what is none. */
export const byLine = <T>(
  content: readonly Inline[],
  ofLine: (nodes: readonly TextNode[]) => T[],
  ofOther: (inline: Exclude<Inline, TextNode>) => T[],
): T[] => {
  const found: T[] = [];
  let line: TextNode[] = [];
  for (const inline of content) {
    if (inline.type === 'text') line.push(inline);
    else {
      found.push(...ofLine(line), ...ofOther(inline));
      line = [];
    }
  }
  return [...found, ...ofLine(line)];
};
