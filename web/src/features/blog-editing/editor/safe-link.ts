import { Mark } from '@tiptap/core';
import { isSafeLink } from '#contracts/rich-text.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    safeLink: {
      setLink: (attributes: { href: string }) => ReturnType;
      unsetLink: () => ReturnType;
    };
  }
}

/** A link to where the contract lets one lead; any other address stays text. It does not grow with what is typed after it. */
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
