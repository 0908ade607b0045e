import { type CommandProps, Node } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import { flow } from './flow.ts';
import { deleteWhenAllIsSelected, insertThreeByThree, staying } from './table-commands.ts';
import { tablePlugin } from './table-plugin.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    plainTable: {
      insertTable: () => ReturnType;
      addRowAfter: () => ReturnType;
      addColumnAfter: () => ReturnType;
      deleteRow: () => ReturnType;
      deleteColumn: () => ReturnType;
      deleteTable: () => ReturnType;
      toggleHeaderRow: () => ReturnType;
      goToNextCell: () => ReturnType;
      goToPreviousCell: () => ReturnType;
    };
  }
}

/** The roles by which prosemirror-tables knows the nodes. */
const roles: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const command =
  (run: Command) =>
  () =>
  ({ state, dispatch }: CommandProps): boolean =>
    run(state, dispatch);

/** A table whose columns find their own width: no width is ever written into the markup. */
const PlainTable = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: Object.hasOwn(roles, name) ? roles[name] : undefined }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addCommands: () => ({
    insertTable: command(insertThreeByThree),
    addRowAfter: command(addRowAfter),
    addColumnAfter: command(addColumnAfter),
    deleteRow: command(staying(deleteRow)),
    deleteColumn: command(staying(deleteColumn)),
    deleteTable: command(deleteTable),
    toggleHeaderRow: command(toggleHeader('row')),
    goToNextCell: command(goToNextCell(1)),
    goToPreviousCell: command(goToNextCell(-1)),
  }),
  addKeyboardShortcuts() {
    const remove = () =>
      this.editor.commands.command(({ state, dispatch }) => deleteWhenAllIsSelected(state, dispatch));
    return {
      // Tab leaves the table after its last cell; otherwise no user could leave it by keyboard.
      Tab: () => this.editor.commands.goToNextCell(),
      'Shift-Tab': () => this.editor.commands.goToPreviousCell(),
      Backspace: remove,
      Delete: remove,
    };
  },
  addProseMirrorPlugins: () => [tablePlugin()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const spanOf = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const count = Number(element.getAttribute(name));
    return Number.isInteger(count) && count >= 1 && count <= 20 ? count : 1;
  },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: flow,
    isolating: true,
    addAttributes: () => ({ colspan: spanOf('colspan'), rowspan: spanOf('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tableNodes = [PlainTable, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];
