import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import { historyCommands, type ToolbarCommand, textCommands } from './commands.ts';
import { shortcutText } from './shortcut-text.ts';
import { ToolButton } from './tool-button.tsx';
import { toolIcons } from './tool-icons.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import { useEditorState } from './use-text-editor.ts';

/** The insertions that ask a question first. */
export type Insertion = 'link' | 'picture' | 'embed';

interface ToolbarProps {
  editor: Editor;
  /** Of the text area. */
  controls: string;
  hasEmbeds: boolean;
  onInsert: (what: Insertion) => void;
}

/** The names of the active commands, and of what the cursor is on. */
const namesAtCursor = (editor: Editor): string =>
  [
    ...textCommands.filter(({ isOn }) => isOn?.(editor)).map(({ key }) => key),
    ...['link', 'image'].filter((name) => editor.isActive(name)),
  ].join(' ');

const rule = { borderInlineStart: 1, borderColor: 'divider', mx: '2px', height: 24 } as const;

/** The tools for the text, reachable by keyboard as one tab stop. */
export const Toolbar = ({ editor, controls, hasEmbeds, onInsert }: ToolbarProps) => {
  const { t } = useTranslation('text-editor');
  const { toolbar, tabIndexOf } = useRovingFocus('heading2');
  const on = useEditorState(editor, namesAtCursor).split(' ');

  const command = ({ key, shortcut, isOn, run }: ToolbarCommand) => {
    const name = t(`tool.${key}`);
    return (
      <ToolButton
        key={key}
        type="button"
        name={key}
        aria-label={name}
        title={shortcut ? `${name} (${shortcutText(shortcut)})` : name}
        aria-pressed={isOn ? on.includes(key) : undefined}
        tabIndex={tabIndexOf(key)}
        onClick={() => run(editor.chain().focus()).run()}
      >
        {toolIcons[key]}
      </ToolButton>
    );
  };
  const insertion = (what: Insertion | 'table', insert: () => void, isPressed?: boolean) => (
    <ToolButton
      type="button"
      name={what}
      aria-label={t(`tool.${what}`)}
      title={t(`tool.${what}`)}
      aria-pressed={isPressed}
      tabIndex={tabIndexOf(what)}
      onClick={insert}
    >
      {toolIcons[what]}
    </ToolButton>
  );
  return (
    <Box
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={controls}
      {...toolbar}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {textCommands.map(command)}
      <Box component="span" sx={rule} />
      {insertion('link', () => onInsert('link'), on.includes('link'))}
      {insertion('picture', () => onInsert('picture'), on.includes('image'))}
      {hasEmbeds && insertion('embed', () => onInsert('embed'))}
      {insertion('table', () => editor.chain().focus().insertTable().run())}
      <Box component="span" sx={rule} />
      {historyCommands.map(command)}
    </Box>
  );
};
