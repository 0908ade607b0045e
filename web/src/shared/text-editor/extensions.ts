import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { richTextSchema } from '#contracts/text/rich-text-schema.ts';
import { EmbedNode } from './embed-node.ts';
import { flow, itemFlow } from './flow.ts';
import { NumberedList } from './numbered-list.ts';
import { OwnPicture } from './own-picture.ts';
import { CleanPaste } from './pasting/clean-paste.ts';
import { tableNodes } from './plain-table.ts';
import { SafeLink } from './safe-link.ts';
import { SizeGuard, type TextSchema } from './size-guard.ts';
import { UntranslatedMarks } from './untranslated-marks.ts';

interface EditorRules {
  /** The schema of the text, if it may not hold everything of the contract. */
  schema?: TextSchema;
  hasEmbeds?: boolean;
  /** A change would have broken the schema. */
  onRefused: () => void;
}

/**
 * Exactly the nodes and marks of the contract's rich text, with its rules of nesting. Each extension is listed by
 * itself: Tiptap's starter kit would add nodes that the contract does not know, and a list of all top-level domains.
 */
export const editorExtensions = ({ schema = richTextSchema, hasEmbeds = true, onRefused }: EditorRules) => [
  Document,
  Paragraph,
  Text,
  HardBreak,
  HorizontalRule,
  Heading.configure({ levels: [2, 3, 4] }),
  Blockquote.extend({ content: flow }),
  BulletList,
  NumberedList,
  ListItem.extend({ content: itemFlow }),
  ListKeymap,
  Bold,
  Italic,
  Strike,
  SafeLink,
  OwnPicture,
  ...tableNodes,
  ...(hasEmbeds ? [EmbedNode] : []),
  Dropcursor,
  Gapcursor,
  UndoRedo,
  CleanPaste,
  UntranslatedMarks,
  SizeGuard.configure({ schema, onRefused }),
];
