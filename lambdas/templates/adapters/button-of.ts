import type { LinkMark, Paragraph, TextNode } from '#contracts/text/rich-text.ts';

const linkIn = ({ marks = [] }: TextNode): LinkMark | undefined =>
  marks.find((mark): mark is LinkMark => mark.type === 'link');

export interface Button {
  label: readonly TextNode[];
  link: LinkMark;
}

/** A paragraph that is nothing but one link is drawn as a button. */
export const buttonOf = ({ content = [] }: Paragraph): Button | undefined => {
  const texts = content.filter((node) => node.type === 'text');
  const [first] = texts;
  const link = first && linkIn(first);
  if (!link || texts.length !== content.length) return undefined;
  return texts.every((node) => linkIn(node)?.attrs.href === link.attrs.href) ? { label: texts, link } : undefined;
};
