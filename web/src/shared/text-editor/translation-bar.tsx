import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { passagesOf } from '#contracts/text/rich-text.ts';
import { Button } from '../admin-theme/core/button.tsx';
import { languageNames } from '../i18n/language-names.ts';
import type { TranslationSource } from './translation-source.ts';
import { selectUntranslated, untranslatedPlaces } from './untranslated-marks.ts';
import { useEditorState } from './use-text-editor.ts';

interface TranslationBarProps {
  editor: Editor;
  source: TranslationSource;
}

/** Copies the source into an empty translation, and leads through what is still to be translated. */
export const TranslationBar = ({ editor, source }: TranslationBarProps) => {
  const { t } = useTranslation('text-editor');
  const isEmpty = useEditorState(editor, () => `${editor.isEmpty}`) === 'true';
  const count = Number(useEditorState(editor, () => `${untranslatedPlaces(editor)}`));
  const canStart = isEmpty && passagesOf(source.body).some((passage) => passage.trim());
  if (!canStart && count === 0) return null;
  const start = () => {
    editor.commands.setContent(source.body);
    selectUntranslated(editor, 0);
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 12px',
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        fontSize: 13.5,
      }}
    >
      {canStart ? (
        <>
          <Button variant="outlined" onClick={start}>
            {t('startFromSource', { language: isolate(languageNames[source.language]) })}
          </Button>
          <Box component="span" sx={{ flex: '1 1 240px', color: 'text.secondary' }}>
            {t('startFromSourceHelp')}
          </Box>
        </>
      ) : (
        <>
          <span>{t('untranslated', { count })}</span>
          <Button
            onClick={() => selectUntranslated(editor, editor.state.selection.to)}
            sx={{ px: 1, minHeight: 32, color: 'primary.main' }}
          >
            {t('nextUntranslated')}
          </Button>
        </>
      )}
    </Box>
  );
};
