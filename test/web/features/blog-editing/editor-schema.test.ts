import { Editor, getSchema } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { richTextBytes, richTextSchema } from '#contracts/text/rich-text-schema.ts';
import { textCommands } from '#web/shared/text-editor/commands.ts';
import { editorExtensions } from '#web/shared/text-editor/extensions.ts';
import { sizeGuard } from '#web/shared/text-editor/size-guard.ts';
import { writableBody } from '#web/shared/text-editor/writable-body.ts';
import { documents } from './documents.ts';

const schema = getSchema(editorExtensions({ onRefused: () => undefined }));

/** A text under the pen, which can be replaced by another one. */
const begin = (onRefused: () => void) => {
  const kept = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('kept')])]);
  const state = EditorState.create({ doc: kept, plugins: [sizeGuard(onRefused)] });
  return {
    replace: (document: unknown): EditorState => {
      const { content } = schema.nodeFromJSON(document);
      return state.apply(state.tr.replaceWith(0, state.doc.content.size, content));
    },
  };
};

describe('the editor', () => {
  it('knows the nodes and marks of the contract and no others [Q-027]', () => {
    expect(Object.keys(schema.nodes).sort()).toEqual([
      ...['blockquote', 'bulletList', 'doc', 'embed', 'hardBreak', 'heading', 'horizontalRule', 'image', 'listItem'],
      ...['orderedList', 'paragraph', 'table', 'tableCell', 'tableHeader', 'tableRow', 'text'],
    ]);
    expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link', 'strike']);
  });

  it('gives out what the contract takes, whatever is inserted [Q-027]', () => {
    const refused = vi.fn();
    fc.assert(
      fc.property(documents(6), (document) => {
        const after = begin(refused).replace(document);
        expect(richTextSchema.safeParse(after.doc.toJSON()).error).toBeUndefined();
      }),
      { numRuns: 150 },
    );
    expect(refused).toHaveBeenCalled();
  });

  it('takes everything that the contract takes, and gives the same back [Q-027]', () => {
    fc.assert(
      fc.property(documents(4), (document) => {
        const parsed = richTextSchema.parse(document);
        const node = schema.nodeFromJSON(parsed);
        node.check();
        const again = richTextSchema.parse(node.toJSON());
        expect(richTextSchema.parse(schema.nodeFromJSON(again).toJSON())).toEqual(again);
      }),
      { numRuns: 150 },
    );
  });

  it('has a first block for its tools, also in a new post, whose body is empty [Q-027]', () => {
    for (const { key, run, isOn } of textCommands.filter(({ isOn }) => isOn)) {
      const extensions = editorExtensions({ onRefused: () => undefined });
      const editor = new Editor({ element: null, extensions, content: writableBody({ type: 'doc', content: [] }) });
      expect(run(editor.chain()).run(), key).toBe(true);
      expect(isOn?.(editor), key).toBe(true);
    }
  });

  it('refuses a text that grows beyond the limit and keeps what was there [Q-027]', () => {
    const refused = vi.fn();
    const text = { type: 'text', text: 'x'.repeat(19_000) };
    const long = {
      type: 'doc',
      content: Array.from({ length: Math.ceil(richTextBytes / 19_000) }, () => ({
        type: 'paragraph',
        content: [text],
      })),
    };
    expect(begin(refused).replace(long).doc.textContent).toBe('kept');
    expect(refused).toHaveBeenCalledOnce();
  });
});
