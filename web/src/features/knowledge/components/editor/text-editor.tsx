import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { KnownPassage } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { fetchPassage } from '../../api/passage-queries.ts';
import { usePassageWrites } from '../../api/use-passage-writes.ts';
import { textEntrySchema, textValues } from '../../model/passage-values.ts';
import { AskPanel } from './ask-panel.tsx';
import { EditorForm, leavesPart } from './editor-form.tsx';
import { SourcePanel } from './source-panel.tsx';
import { TextFields } from './text-fields.tsx';

interface TextEditorProps {
  passage: KnownPassage;
  language: Language;
}

/** Says that the original was changed after the translation, which may hold all the same. */
const StaleNotice = ({ passage, language }: TextEditorProps) => {
  const { t } = useTranslation('knowledge');
  const { saveText } = usePassageWrites();
  const text = passage.texts[language];
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (!text) return;
      await saveText({ id: passage.id, language }, { version: text.version, text: textValues(text) });
    },
  });
  if (!text?.isStale) return null;
  return (
    <Box role="status" sx={{ borderInlineStart: '3px solid var(--accent)', paddingInlineStart: 2, mb: 3 }}>
      <p>{t('staleText')}</p>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ mt: 1 }}>
        {t('upToDate')}
      </Button>
      {error && <FailureNotice title={t('saveFailed')} error={error} />}
    </Box>
  );
};

/** One language of a passage, beside the language that it is translated from. */
export const TextEditor = ({ passage, language }: TextEditorProps) => {
  const { t } = useTranslation('knowledge');
  const announce = useAnnounce();
  const { saveText } = usePassageWrites();
  const { id, sourceLanguage } = passage;
  const toLoaded = ({ texts }: KnownPassage) => ({
    values: { text: textValues(texts[language]) },
    version: texts[language]?.version ?? 0,
  });
  const editor = useRecordEditor({
    copyName: `passage:${id}:${language}`,
    loaded: toLoaded(passage),
    schema: textEntrySchema,
    save: async ({ text }, version, key) => toLoaded(await saveText({ id, language }, { version, text }, key)),
    fetchLatest: async () => toLoaded(await fetchPassage(id)),
    onSaved: () => announce(t('savedText')),
    leaves: leavesPart,
  });
  const [own, source] = [passage.texts[language], passage.texts[sourceLanguage]];
  const isTranslation = source !== undefined && language !== sourceLanguage;
  return (
    <>
      <StaleNotice passage={passage} language={language} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isTranslation ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 920px)',
          },
        }}
      >
        {isTranslation && <SourcePanel text={source} language={sourceLanguage} />}
        <EditorForm editor={editor} language={language}>
          <TextFields language={language} />
        </EditorForm>
      </Box>
      {own && <AskPanel text={own} language={language} />}
    </>
  );
};
