import { Mark } from '@tiptap/core';
import { isSafeLink } from '#contracts/text/rich-text.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    safeLink: {
      setLink: (attributes: { href: string }) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

/**
 * A link to an address that the contract allows; any other address stays text. Text typed after a link is not part of
 * it.
 */
export const SafeLink = Mark.create({
  name: 'link',
  // Outside bold and italic, as it was always kept.
  priority: 1_000,
  inclusive: false,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => isSafeLink(element.getAttribute('href') ?? '') && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addCommands() {
    return {
      setLink:
        (attributes) =>
        ({ commands }) =>
          isSafeLink(attributes.href) && commands.setMark(this.name, attributes),
      unsetLink:
        () =>
        ({ commands }) =>
          commands.unsetMark(this.name, { extendEmptyMarkRange: true }),
    };
  },
});
