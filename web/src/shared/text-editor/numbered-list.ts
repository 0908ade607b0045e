import { Node, wrappingInputRule } from '@tiptap/core';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    numberedList: { toggleOrderedList: () => ReturnType };
  }
}

/** A numbered list that may begin with any number; Tiptap's own also allows letters and Roman numerals. */
export const NumberedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({
    start: { default: 1, parseHTML: (element: HTMLOListElement) => element.start },
  }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ node, HTMLAttributes }) => ['ol', node.attrs.start === 1 ? {} : HTMLAttributes, 0],
  addCommands() {
    return {
      toggleOrderedList:
        () =>
        ({ commands }) =>
          commands.toggleList(this.name, 'listItem'),
    };
  },
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleOrderedList() };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d{1,4})\.\s$/,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], { childCount, attrs }) => childCount + attrs.start === Number(number),
      }),
    ];
  },
});
