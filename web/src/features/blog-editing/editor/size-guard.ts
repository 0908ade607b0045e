import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { richTextSchema } from '#contracts/rich-text-schema.ts';

/**
 * Refuses a change after which the text would break the contract: too long, too many rows, lists too deep. The nodes and
 * marks themselves are all of the contract, so nothing else can be wrong with it.
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
