import Box from '@mui/material/Box';
import { type ReactNode, useId, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TemplateForm } from '#contracts/templates/endpoints.ts';
import { mailCategories } from '#contracts/templates/mail-category.ts';
import type { Language } from '#contracts/text/language.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { TabStrip, tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { AdminFields, FieldGrid } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { languageBarHeight } from '#web/shared/admin-theme/fields/language-bar.tsx';
import { EditorQuestions } from '#web/shared/editing/editor-questions.tsx';
import { FoundNotice } from '#web/shared/editing/found-notice.tsx';
import { SaveBar } from '#web/shared/editing/save-bar.tsx';
import { useFieldFocus } from '#web/shared/editing/use-field-focus.ts';
import type { RecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { languageIn } from '#web/shared/i18n/written.ts';
import { TypedMailPreview } from '#web/shared/mail-preview/typed-mail-preview.tsx';
import { aboveTools } from '#web/shared/text-editor/body-frame.tsx';
import { firstLanguage, isBegun, mailTextOf, type TemplateValues } from '../../model/template-values.ts';
import { TemplateLanguages } from './template-languages.tsx';
import { TextFields } from './text-fields.tsx';
import { useFieldLabels } from './use-field-labels.ts';

const modes = ['edit', 'preview'] as const;
type Mode = (typeof modes)[number];

interface TemplateEditorFormProps {
  title: string;
  editor: RecordEditor<TemplateValues, TemplateForm>;
  /** The acts on it besides. */
  children?: ReactNode;
}

const Preview = ({ language }: { language: Language }) => {
  const [category, text] = useWatch<TemplateValues, ['category', `texts.${Language}`]>({
    name: ['category', `texts.${language}`],
  });
  return <TypedMailPreview mail={isBegun(text) ? { category, language, text: mailTextOf(text) } : undefined} />;
};

/** The form of a template, and how readers will see it: one language at a time. */
export const TemplateEditorForm = ({ title, editor, children }: TemplateEditorFormProps) => {
  const { t } = useTranslation(['templates', 'mail-preview']);
  const panelId = useId();
  const own = useLanguage();
  const [language, choose] = useState<Language>(() => firstLanguage(editor.form.getValues('texts'), own));
  const [mode, setMode] = useState<Mode>('edit');
  const { errors, submitCount } = editor.form.formState;
  const words = useFieldLabels();
  const { form, lead } = useFieldFocus({
    errors,
    submitCount,
    initial: undefined,
    show: (path) => {
      setMode('edit');
      const asked = languageIn(path);
      if (asked) choose(asked);
    },
  });
  const category = useWatch({ control: editor.form.control, name: 'category' });
  return (
    <FormProvider {...editor.form}>
      <Link to={sectionPaths.templates}>{t('title')}</Link>
      <PageHead title={<bdi>{title}</bdi>}>{children}</PageHead>
      <FoundNotice found={editor.found} onRevert={editor.revert} />
      <Box
        component="form"
        noValidate
        ref={form}
        onSubmit={editor.onSubmit}
        // The bar below does not hide the field that has the focus.
        sx={{ minWidth: 0, maxWidth: 920, '& :focus-visible': { scrollMarginBlock: '96px' } }}
      >
        <AdminFields>
          <FieldGrid>
            <TextField
              label={t('name')}
              required
              autoComplete="off"
              dir="auto"
              maxLength={100}
              {...editor.field('name')}
            />
            <SelectField
              label={t('categoryField')}
              hint={t(`categoryHint.${category}`)}
              options={mailCategories.map((value) => ({ value, text: t(`category.${value}`) }))}
              {...editor.field('category')}
            />
          </FieldGrid>
          <Box sx={{ mt: 3 }}>
            <TabStrip
              label={t('mail-preview:mode')}
              tabs={modes.map((tab) => ({ tab, text: t(`mail-preview:${tab}`) }))}
              chosen={mode}
              panelId={panelId}
              onChoose={setMode}
            />
          </Box>
          <Box
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId(panelId, mode)}
            sx={{ [aboveTools]: `${languageBarHeight}px` }}
          >
            <TemplateLanguages chosen={language} onChoose={choose} onGap={lead} />
            {/* It stays while the preview is shown, with what can be undone. */}
            <div hidden={mode !== 'edit'}>
              <TextFields key={language} editor={editor} language={language} />
            </div>
            {mode === 'preview' && <Preview language={language} />}
          </Box>
        </AdminFields>
        <SaveBar {...editor} failureTitle={t('saveFailed')} onRevert={editor.revert} />
      </Box>
      <EditorQuestions words={words} editor={editor} />
    </FormProvider>
  );
};
