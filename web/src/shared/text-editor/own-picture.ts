import { Node } from '@tiptap/core';
import { isOwnPicture } from '#contracts/text/rich-text.ts';

const pixels = (element: HTMLElement, name: string) => {
  const count = Number(element.getAttribute(name));
  return Number.isInteger(count) && count >= 1 && count <= 10_000 ? count : undefined;
};

/** One of the site's own pictures with its size; a pasted picture of another site is left out. */
export const OwnPicture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '', parseHTML: (element: HTMLElement) => (element.getAttribute('alt') ?? '').slice(0, 300) },
    width: { default: 1, parseHTML: (element: HTMLElement) => pixels(element, 'width') },
    height: { default: 1, parseHTML: (element: HTMLElement) => pixels(element, 'height') },
  }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) =>
        isOwnPicture(element.getAttribute('src') ?? '') && pixels(element, 'width') && pixels(element, 'height')
          ? null
          : false,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
