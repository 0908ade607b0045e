import { type Editor, Node } from '@tiptap/core';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { embeds, isEmbed, parseEmbed } from '#contracts/text/embeds.ts';
import { type Embed, embedProviders } from '#contracts/text/rich-text.ts';
import { providerNames } from '../rich-text/provider-names.ts';

/** The data of a copied card; anything that is no embed of the contract is ignored. */
const readCard = (element: HTMLElement): Embed['attrs'] | false => {
  const provider = embedProviders.find((name) => name === element.dataset.embedProvider);
  const id = element.dataset.embedId ?? '';
  return provider && isEmbed({ provider, id }) ? { provider, id } : false;
};

/** The first-level paragraph that contains the cursor; undefined if the cursor is elsewhere. */
const wholeParagraph = ({ selection: { $from, empty } }: EditorState) =>
  empty && $from.depth === 1 && $from.parent.type.name === 'paragraph'
    ? { from: $from.before(), to: $from.after(), text: $from.parent.textContent }
    : undefined;

/** Adds a paragraph after it at the end of the text, so that the writer can continue. */
const withSpace = ({ state }: Editor, attrs: Embed['attrs']) => {
  const isLast = state.selection.$from.after(1) === state.doc.content.size;
  return [{ type: 'embed', attrs }, ...(isLast ? [{ type: 'paragraph' }] : [])];
};

/**
 * An embed from another site: here a card with its address, never a frame. An address that is pasted into an empty
 * paragraph, or typed there and ended with Enter, becomes one.
 */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ provider: { default: 'youtube', rendered: false }, id: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'div[data-embed-provider]', getAttrs: readCard }],
  renderHTML: ({ node }) => {
    const { provider, id } = node.attrs as Embed['attrs'];
    return [
      'div',
      { class: 'embed-card', dir: 'ltr', 'data-embed-provider': provider, 'data-embed-id': id },
      ['p', providerNames[provider]],
      ['p', { class: 'embed-note' }, embeds[provider].page(id)],
    ];
  },
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const paragraph = wholeParagraph(this.editor.state);
        const attrs = paragraph && parseEmbed(paragraph.text);
        if (!paragraph || !attrs) return false;
        return this.editor.commands.insertContentAt(paragraph, withSpace(this.editor, attrs));
      },
    };
  },
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (view, event) => {
            const paragraph = wholeParagraph(view.state);
            const attrs = parseEmbed(event.clipboardData?.getData('text/plain') ?? '');
            if (!attrs || paragraph?.text !== '') return false;
            return editor.commands.insertContentAt(paragraph, withSpace(editor, attrs));
          },
        },
      }),
    ];
  },
});
