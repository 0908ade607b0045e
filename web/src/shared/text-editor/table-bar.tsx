import Box from '@mui/material/Box';
import { type Editor, findParentNode } from '@tiptap/core';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { aboveTools } from './body-frame.tsx';
import { tableCommands } from './commands.ts';
import { ToolButton } from './tool-button.tsx';
import { toolIcons } from './tool-icons.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const tableAround = findParentNode(({ type }) => type.name === 'table');

/** The position and height of the table with the cursor, in pixels within the text; empty without one. */
const boundsOf = (editor: Editor): string => {
  const table = editor.isInitialized && tableAround(editor.state.selection);
  const element = table && editor.view.nodeDOM(table.pos);
  return element instanceof HTMLElement ? `${element.offsetTop} ${element.offsetHeight}` : '';
};

const useTableBounds = (editor: Editor): string => {
  const subscribe = useCallback(
    (changed: () => void) => {
      editor.on('transaction', changed);
      // Also where a window or a picture changes its size.
      const sizes = new ResizeObserver(changed);
      sizes.observe(editor.view.dom);
      return () => {
        editor.off('transaction', changed);
        sizes.disconnect();
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => boundsOf(editor));
};

interface TableBarProps {
  editor: Editor;
  /** Of the text area. */
  controls: string;
  /** The height of what stays above the text while it is scrolled. */
  below: RefObject<HTMLElement | null>;
}

/** The tools for the table with the cursor, above it; they stay visible while the table is scrolled. */
export const TableBar = ({ editor, controls, below }: TableBarProps) => {
  const { t } = useTranslation('text-editor');
  const { toolbar, tabIndexOf } = useRovingFocus('addRow');
  const bounds = useTableBounds(editor);
  if (!bounds) return null;
  const [top = 0, height = 0] = bounds.split(' ').map(Number);
  return (
    <Box
      sx={{ position: 'absolute', zIndex: 1, insetInlineStart: 20, pointerEvents: 'none' }}
      style={{ top: top - 42, height: height + 42 }}
    >
      <Box
        role="toolbar"
        aria-label={t('tool.table')}
        aria-controls={controls}
        {...toolbar}
        style={{ top: `calc(var(${aboveTools}, 0px) + ${(below.current?.offsetHeight ?? 0) + 6}px)` }}
        sx={{
          position: 'sticky',
          display: 'flex',
          border: 1,
          borderColor: 'divider',
          borderRadius: '4px',
          backgroundColor: 'background.paper',
          pointerEvents: 'auto',
        }}
      >
        {tableCommands.map(({ key, run }) => (
          <ToolButton
            key={key}
            type="button"
            name={key}
            aria-label={t(`tableTool.${key}`)}
            title={t(`tableTool.${key}`)}
            tabIndex={tabIndexOf(key)}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {toolIcons[key]}
          </ToolButton>
        ))}
      </Box>
    </Box>
  );
};
