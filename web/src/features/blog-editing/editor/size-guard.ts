import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';

/**
 * Refuses a change that would break the contract: a text that is too long, too many rows, lists that are too deep. All
 * nodes and marks are the contract's own, so nothing else can be wrong.
 */
export const sizeGuard = (onRefused: () => void): Plugin =>
  new Plugin({
    filterTransaction: ({ docChanged, doc }) => {
      const isFit = !docChanged || richTextSchema.safeParse(doc.toJSON()).success;
      if (!isFit) onRefused();
      return isFit;
    },
  });

export const SizeGuard = Extension.create<{ onRefused: () => void }>({
  name: 'sizeGuard',
  addOptions: () => ({ onRefused: () => undefined }),
  addProseMirrorPlugins() {
    return [sizeGuard(this.options.onRefused)];
  },
});
