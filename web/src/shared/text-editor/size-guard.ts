import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';

export type TextSchema = typeof richTextSchema;

/**
 * Refuses a change that would break the contract: a text that is too long, too many rows, lists that are too deep. All
 * nodes and marks are the contract's own, so nothing else can be wrong.
 */
export const sizeGuard = (onRefused: () => void, schema: TextSchema = richTextSchema): Plugin =>
  new Plugin({
    filterTransaction: ({ docChanged, doc }) => {
      const isFit = !docChanged || schema.safeParse(doc.toJSON()).success;
      if (!isFit) onRefused();
      return isFit;
    },
  });

export const SizeGuard = Extension.create<{ schema: TextSchema; onRefused: () => void }>({
  name: 'sizeGuard',
  addOptions: () => ({ schema: richTextSchema, onRefused: () => undefined }),
  addProseMirrorPlugins() {
    return [sizeGuard(this.options.onRefused, this.options.schema)];
  },
});
