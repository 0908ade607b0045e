import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { plainMarkup } from './plain-markup.ts';
import { tidyPaste } from './tidy-paste.ts';

/**
 * Tidies the result of ProseMirror's parser, so that nothing is parsed twice and the page's policy needs no second
 * parser.
 */
class PasteParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions) {
    tidyPaste(dom);
    return super.parseSlice(dom, options);
  }
}

/** A list comes after the line in which the cursor is, and its first item does not become the end of that line. */
const besideTheLine = (slice: Slice, { state }: EditorView): Slice => {
  const { $from } = state.selection;
  const [first] = slice.content.content;
  const isList = (first?.type.name === 'bulletList' || first?.type.name === 'orderedList') && first.childCount > 1;
  const isInList = $from.depth > 1;
  return isList && !isInList && $from.parent.content.size > 0 ? new Slice(slice.content, 0, 0) : slice;
};

/** Lets pasted text keep its bold, italic, headings, lists, links and tables, whichever program it comes from. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
    return [
      new Plugin({ props: { transformPastedHTML: plainMarkup, clipboardParser, transformPasted: besideTheLine } }),
    ];
  },
});
