import type { Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import type { EditorView } from '@tiptap/pm/view';

/** Puts what was copied below the table in which the cursor is. */
const pasteBelow = ({ state, dispatch }: EditorView, { content }: Slice): boolean => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'table') continue;
    dispatch(state.tr.insert($from.after(depth), content).scrollIntoView());
    return true;
  }
  return false;
};

/** How cells are selected, and tables pasted into others; where cells of the two overlap, the copy comes below. */
export const tablePlugin = (): Plugin => {
  const plugin = tableEditing();
  const { handlePaste } = plugin.spec.props ?? {};
  return new Plugin({
    ...plugin.spec,
    props: {
      ...plugin.spec.props,
      handlePaste(view, event, slice) {
        try {
          return handlePaste?.call(plugin, view, event, slice) ?? false;
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          return pasteBelow(view, slice);
        }
      },
    },
  });
};
