import { StarterKit } from '@tiptap/starter-kit';
import { isSafeLink } from '#contracts/rich-text.ts';
import { EmbedNode } from './embed-node.ts';
import { flow, itemFlow } from './flow.ts';
import { OwnPicture } from './own-picture.ts';
import { tableNodes } from './plain-table.ts';
import { SizeGuard } from './size-guard.ts';

const contents: Record<string, string> = { blockquote: flow, listItem: itemFlow };

/** The kit without what the contract does not know, and with its rules of what stands in what. */
const kit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) => {
      const content = contents[extension.name];
      return content ? extension.extend({ content }) : extension;
    });
  },
}).configure({
  code: false,
  codeBlock: false,
  underline: false,
  // It would add a paragraph to a text that was only opened.
  trailingNode: false,
  heading: { levels: [2, 3, 4] },
  link: {
    autolink: false,
    linkOnPaste: true,
    openOnClick: false,
    isAllowedUri: (address) => isSafeLink(address),
    HTMLAttributes: { target: null, rel: null },
  },
});

/** Exactly the nodes and marks of the contract's rich text. */
export const editorExtensions = (onRefused: () => void) => [
  kit,
  OwnPicture,
  ...tableNodes,
  EmbedNode,
  SizeGuard.configure({ onRefused }),
];
