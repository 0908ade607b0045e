import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { isLanguage, type Language, languages } from '#contracts/text/language.ts';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { AdminFields } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { EditorQuestions } from '#web/shared/editing/editor-questions.tsx';
import { FoundNotice } from '#web/shared/editing/found-notice.tsx';
import { SaveBar } from '#web/shared/editing/save-bar.tsx';
import { useFieldFocus } from '#web/shared/editing/use-field-focus.ts';
import type { RecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { languageIn } from '#web/shared/i18n/written.ts';
import { useFieldLabels } from '../conflict/use-field-labels.ts';
import { ShownLanguagesProvider } from '../fields/shown-languages.tsx';
import { besideForm, Preview } from './preview.tsx';
import { RecordLanguages } from './record-languages.tsx';

interface EditorFrameProps<Values extends FieldValues, Entry> {
  title: string;
  /** The list that the record belongs to. */
  back: { to: string; text: string };
  editor: RecordEditor<Values, Entry>;
  /** How readers will see it. */
  preview: (values: Values) => ReactNode;
  children: ReactNode;
}

const others = languages.filter((language) => language !== 'he');

/** The screen around the form of one record: languages, preview, saving, and the questions that may be asked. */
export const EditorFrame = <Values extends FieldValues, Entry>(props: EditorFrameProps<Values, Entry>) => {
  const { title, back, editor, preview, children } = props;
  const { t } = useTranslation('catalog-editing');
  const gap = useSearchParams()[0].get('gap') ?? undefined;
  const isWide = useMedia('(min-width: 900px)');
  const choices: readonly Language[] = isWide ? others : languages;
  const [chosen, choose] = useState<Language>(() => (gap && languageIn(gap)) || 'he');
  // Another language is shown beside Hebrew; narrow screens show one language at a time.
  const language = isWide && chosen === 'he' ? 'en' : chosen;
  const { errors, submitCount } = editor.form.formState;
  const words = useFieldLabels();
  const show = (path: string) => {
    const asked = languageIn(path);
    if (asked && (!isWide || asked !== 'he')) choose(asked);
  };
  const { form, lead } = useFieldFocus({ errors, submitCount, show, initial: gap });
  return (
    <FormProvider {...editor.form}>
      <ShownLanguagesProvider value={isWide ? ['he', language] : [language]}>
        <Link to={back.to}>{back.text}</Link>
        <PageHead title={title} />
        <FoundNotice found={editor.found} onRevert={editor.revert} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            [besideForm]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' },
            gap: 5,
            alignItems: 'start',
          }}
        >
          <Box
            component="form"
            noValidate
            ref={form}
            onSubmit={editor.onSubmit}
            // The bar below does not hide the field that has the focus.
            sx={{ minWidth: 0, '& :focus-visible': { scrollMarginBlock: '96px' } }}
          >
            <RecordLanguages
              choices={choices}
              chosen={language}
              onChoose={(asked) => isLanguage(asked) && choose(asked)}
              onGap={lead}
            />
            <AdminFields>{children}</AdminFields>
            <SaveBar {...editor} failureTitle={t('saveFailed')} onRevert={editor.revert} />
          </Box>
          <Preview title={t('preview')} render={preview} />
        </Box>
        <EditorQuestions words={words} editor={editor} />
      </ShownLanguagesProvider>
    </FormProvider>
  );
};
