import type { ChainedCommands, Editor } from '@tiptap/core';

export interface ToolbarCommand {
  /** Names it in the texts: `tool.<key>`. */
  key:
    | 'bold'
    | 'italic'
    | 'strike'
    | 'heading2'
    | 'heading3'
    | 'heading4'
    | 'bulletList'
    | 'orderedList'
    | 'blockquote'
    | 'horizontalRule'
    | 'undo'
    | 'redo';
  /** As the editor understands it; `Mod` is Ctrl or Command. */
  shortcut?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it holds where the cursor is; only for what can be switched off again. */
  isOn?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): ToolbarCommand => ({
  key: `heading${level}`,
  shortcut: `Mod-Alt-${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

export const textCommands: readonly ToolbarCommand[] = [
  heading(2),
  heading(3),
  heading(4),
  {
    key: 'bold',
    shortcut: 'Mod-B',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    shortcut: 'Mod-I',
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    key: 'strike',
    shortcut: 'Mod-Shift-S',
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    key: 'bulletList',
    shortcut: 'Mod-Shift-8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'orderedList',
    shortcut: 'Mod-Shift-7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'blockquote',
    shortcut: 'Mod-Shift-B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { key: 'horizontalRule', run: (chain) => chain.setHorizontalRule() },
];

export const historyCommands: readonly ToolbarCommand[] = [
  { key: 'undo', shortcut: 'Mod-Z', run: (chain) => chain.undo() },
  { key: 'redo', shortcut: 'Mod-Shift-Z', run: (chain) => chain.redo() },
];

/** The commands on the table in which the cursor is; `tableTool.<key>` names them. */
export const tableCommands = [
  { key: 'addRow', run: (chain: ChainedCommands) => chain.addRowAfter() },
  { key: 'addColumn', run: (chain: ChainedCommands) => chain.addColumnAfter() },
  { key: 'deleteRow', run: (chain: ChainedCommands) => chain.deleteRow() },
  { key: 'deleteColumn', run: (chain: ChainedCommands) => chain.deleteColumn() },
  { key: 'toggleHeaderRow', run: (chain: ChainedCommands) => chain.toggleHeaderRow() },
  { key: 'deleteTable', run: (chain: ChainedCommands) => chain.deleteTable() },
] as const;
