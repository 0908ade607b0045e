import { type Mark, plainText, type RichText } from '#contracts/text/rich-text.ts';

interface Node {
  type: string;
  marks?: Mark[];
  content?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.content ?? []).flatMap(nodesOf)];
const all = (body: RichText) => nodesOf(body as Node);

/** The text of every heading and paragraph, including those in lists, quotes and cells. */
export const leaves = (body: RichText): string[] =>
  all(body)
    .filter(({ type }) => type === 'paragraph' || type === 'heading')
    .map(plainText);

export const linksOf = (body: RichText): string[] =>
  all(body).flatMap(({ marks = [] }) => marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])));

export const wordCount = (body: RichText | undefined): number =>
  (body ? leaves(body) : []).flatMap((text) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu) ?? []).length;
