import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
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

/** Lets pasted text keep its bold, italic, headings, lists, links and tables, whichever program it comes from. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);
    return [new Plugin({ props: { transformPastedHTML: plainMarkup, clipboardParser } })];
  },
});
