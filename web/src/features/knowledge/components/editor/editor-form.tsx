import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { AdminFields } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { EditorQuestions } from '#web/shared/editing/editor-questions.tsx';
import { FoundNotice } from '#web/shared/editing/found-notice.tsx';
import { SaveBar } from '#web/shared/editing/save-bar.tsx';
import { useFieldFocus } from '#web/shared/editing/use-field-focus.ts';
import type { RecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { useFieldLabels } from './use-field-labels.ts';

interface EditorFormProps<Values extends FieldValues, Entry> {
  editor: RecordEditor<Values, Entry>;
  language?: Language;
  children: ReactNode;
}

/** The form of one part of a passage: saving it, and the questions that may be asked. */
export const EditorForm = <Values extends FieldValues, Entry>(props: EditorFormProps<Values, Entry>) => {
  const { editor, language, children } = props;
  const { t } = useTranslation('knowledge');
  const { errors, submitCount } = editor.form.formState;
  const { form } = useFieldFocus({ errors, submitCount, initial: undefined });
  const words = useFieldLabels(language);
  return (
    <FormProvider {...editor.form}>
      <FoundNotice found={editor.found} onRevert={editor.revert} />
      <Box
        component="form"
        noValidate
        ref={form}
        onSubmit={editor.onSubmit}
        // The bar below does not hide the field that has the focus.
        sx={{ minWidth: 0, '& :focus-visible': { scrollMarginBlock: '96px' } }}
      >
        <AdminFields>{children}</AdminFields>
        <SaveBar {...editor} failureTitle={t('saveFailed')} onRevert={editor.revert} />
      </Box>
      <EditorQuestions words={words} editor={editor} />
    </FormProvider>
  );
};

/** A way out of one part of a passage: another page, or another part of the same one. */
export const leavesPart = (from: { pathname: string; search: string }, to: { pathname: string; search: string }) =>
  from.pathname !== to.pathname || from.search !== to.search;
