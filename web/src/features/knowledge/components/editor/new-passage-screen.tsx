import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { type Language, languages } from '#contracts/text/language.ts';
import { adminPaths, sectionPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { FormSection } from '#web/shared/admin-theme/record-fields/form-section.tsx';
import { SelectAt } from '#web/shared/admin-theme/record-fields/select-at.tsx';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { usePassageWrites } from '../../api/use-passage-writes.ts';
import { newEntrySchema, newValues } from '../../model/passage-values.ts';
import { EditorForm } from './editor-form.tsx';
import { FactsFields } from './facts-fields.tsx';
import { TextFields } from './text-fields.tsx';

const NewTextFields = () => {
  const { t } = useTranslation('knowledge');
  const language: Language = useWatch({ name: 'language' });
  return (
    <FormSection title={t('newText')}>
      <Box sx={{ maxWidth: 320 }}>
        <SelectAt
          path="language"
          label={t('writtenIn')}
          hint={t('writtenInHelp')}
          options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        />
      </Box>
      <TextFields language={language} />
    </FormSection>
  );
};

interface NewPassageScreenProps {
  /** A question that could not be answered; it may be empty. */
  question: string;
  language: Language | undefined;
}

/** A passage to be, in the language that it is written in first. */
export const NewPassageScreen = ({ question, language }: NewPassageScreenProps) => {
  const { t } = useTranslation('knowledge');
  const readers = useLanguage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { create } = usePassageWrites();
  const [loaded] = useState(() => ({ values: newValues(language ?? readers, question), version: 0 }));
  const created = useRef<{ id: string; language: Language }>(undefined);
  const editor = useRecordEditor({
    // A passage begun for one question is not found under another one.
    copyName: question ? `passage:new:${question.slice(0, 80)}` : 'passage:new',
    loaded,
    schema: newEntrySchema,
    save: async (entry, _version, key) => {
      const passage = await create(entry, key);
      created.current = { id: passage.id, language: entry.language };
      return { values: loaded.values, version: passage.version };
    },
    fetchLatest: async () => loaded,
    onSaved: (_values, { finish }) => {
      announce(t('savedText'));
      finish();
      const { id, language: written } = created.current ?? {};
      // Back does not lead to the empty form.
      void navigate(id ? adminPaths.passage(id, written) : sectionPaths.knowledge, { replace: true });
    },
  });
  return (
    <>
      <Link to={sectionPaths.knowledge}>{t('title')}</Link>
      <PageHead title={t('newPassage')} />
      <Box sx={{ maxWidth: 920 }}>
        <EditorForm editor={editor}>
          <NewTextFields />
          <FactsFields />
        </EditorForm>
      </Box>
    </>
  );
};
