import type { Node } from '@tiptap/pm/model';
import { placeOf } from '#contracts/templates/typed-words.ts';

/** Stands for what is no text, so that places in the text are those in the document. */
const other = '\uFFFC';

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

const isLinkTo = ({ marks }: Node, address: string): boolean =>
  marks.some(({ type, attrs }) => type.name === 'link' && decoded(String(attrs.href)) === address);

/** Where words stand, regardless of the marks in them, or the text of a link with this address. */
export const placeInText = (doc: Node, words: string): { from: number; to: number } | undefined => {
  let found: { from: number; to: number } | undefined;
  let link: typeof found;
  doc.descendants((node, at) => {
    if (node.isTextblock && !found) {
      const place = placeOf(words, node.textBetween(0, node.content.size, undefined, other));
      if (place) found = { from: at + 1 + place.start, to: at + 1 + place.end };
    }
    if (node.isText && !link && isLinkTo(node, words)) link = { from: at, to: at + node.nodeSize };
  });
  return found ?? link;
};
