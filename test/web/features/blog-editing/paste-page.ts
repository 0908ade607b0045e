/** Runs in the browser: an editor as the screen has it, and a way to paste into it. */
import { Editor } from '@tiptap/core';
import * as z from 'zod/mini';
import { editorExtensions } from '#web/shared/text-editor/extensions.ts';

// As `call.ts` does: the policy forbids generated code.
z.config({ jitless: true });

// Never as HTML: reading that is what the policy forbids.
const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
const editor = new Editor({
  element: document.body,
  extensions: editorExtensions({ onRefused: () => undefined }),
  content: empty,
  injectCSS: false,
  enablePasteRules: false,
});

/** Into an empty text, or after the words `here` in another one. */
const paste = (html: string, text: string, into: object = empty): unknown => {
  editor.commands.setContent(into);
  editor.commands.focus('start');
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === 'here') editor.commands.setTextSelection(at + node.nodeSize);
  });
  const clipboardData = new DataTransfer();
  if (html) clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', text);
  editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return editor.getJSON();
};

Object.assign(window, { paste });
