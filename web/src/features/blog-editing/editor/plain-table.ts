import { TableCell } from '@tiptap/extension-table/cell';
import { TableHeader } from '@tiptap/extension-table/header';
import { TableRow } from '@tiptap/extension-table/row';
import { Table } from '@tiptap/extension-table/table';
import { flow } from './flow.ts';

const spans = {
  colspan: { default: 1, parseHTML: (element: HTMLElement) => spanOf(element, 'colspan') },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => spanOf(element, 'rowspan') },
};
const spanOf = (element: HTMLElement, name: string): number => {
  const count = Number(element.getAttribute(name));
  return Number.isInteger(count) && count >= 1 && count <= 20 ? count : 1;
};

/** A table whose columns find their own width: none is ever written into the markup. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    // Tab leaves the table after its last cell, or nobody could leave it by keyboard.
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
}).configure({ resizable: false, View: null });

export const tableNodes = [
  PlainTable,
  TableRow,
  TableCell.extend({ content: flow, addAttributes: () => spans }),
  TableHeader.extend({ content: flow, addAttributes: () => spans }),
];
