import { findParentNode } from '@tiptap/core';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { CellSelection, deleteTable, TableMap } from '@tiptap/pm/tables';

const isTable = findParentNode(({ type }) => type.name === 'table');

/** Deletes, and keeps the cursor in the rest of the table. */
export const staying =
  (remove: Command): Command =>
  (state, dispatch) => {
    const place = isTable(state.selection)?.pos;
    return remove(
      state,
      dispatch &&
        ((transaction) => {
          const rest = place === undefined ? null : transaction.doc.nodeAt(place);
          if (rest && isTable(transaction.selection)?.pos !== place) {
            const end = transaction.doc.resolve((place ?? 0) + rest.nodeSize - 1);
            transaction.setSelection(TextSelection.near(end, -1));
          }
          dispatch(transaction);
        }),
    );
  };

/** A table with all its cells selected is deleted; otherwise only the content of the cells is. */
export const deleteWhenAllIsSelected: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof CellSelection)) return false;
  const cells = new Set(TableMap.get(selection.$anchorCell.node(-1)).map);
  return cells.size === selection.ranges.length && deleteTable(state, dispatch);
};

/** Three rows of three cells, the first a heading; the cursor is in the first cell. */
export const insertThreeByThree: Command = ({ schema, tr }, dispatch) => {
  const { table, tableRow, tableCell, tableHeader } = schema.nodes;
  const row = (cell: typeof tableCell) =>
    tableRow?.createChecked(null, Array.from({ length: 3 }, () => cell?.createAndFill() ?? []).flat());
  const rows = [row(tableHeader), row(tableCell), row(tableCell)].flatMap((each) => each ?? []);
  const start = tr.selection.from + 1;
  const made = table?.createChecked(null, rows);
  if (!made) return false;
  if (dispatch) {
    tr.replaceSelectionWith(made).scrollIntoView();
    tr.setSelection(TextSelection.near(tr.doc.resolve(start)));
    dispatch(tr);
  }
  return true;
};
