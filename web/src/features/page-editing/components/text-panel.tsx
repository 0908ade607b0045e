import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PageTextAddress } from '#contracts/settings/page-text.ts';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { AdminFields, TextArea } from '#web/shared/admin-theme/fields/admin-look.tsx';
import type { FieldWords } from '#web/shared/editing/difference-choice.tsx';
import { EditorQuestions } from '#web/shared/editing/editor-questions.tsx';
import { FoundNotice } from '#web/shared/editing/found-notice.tsx';
import { SaveBar } from '#web/shared/editing/save-bar.tsx';
import { useFieldFocus } from '#web/shared/editing/use-field-focus.ts';
import { Field } from '#web/shared/form/field.tsx';
import { written } from '#web/shared/i18n/written.ts';
import type { StoredText } from '../api/page-text-queries.ts';
import { differingPart } from '../model/differing-part.ts';
import { FormatHelp } from './format-help.tsx';
import { TextPreview } from './text-preview.tsx';
import { TextState } from './text-state.tsx';
import { useTextEditor } from './use-text-editor.ts';

const RestoreDialog = lazy(() => import('./restore-dialog.tsx'));

/** Text and preview beside each other, of one height; on narrow screens one above the other. */
const beside = '@media (min-width: 1100px)';
const paneHeight = 'clamp(320px, calc(100dvh - 500px), 900px)';
const Panes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 28px',
  alignItems: 'start',
  [beside]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const Area = styled(TextArea)({
  fieldSizing: 'fixed',
  height: '56dvh',
  padding: '14px 16px',
  fontSize: 16,
  lineHeight: 1.6,
  [beside]: { height: paneHeight, resize: 'none' },
});
const PreviewPane = styled('div')({
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  '& > p': { paddingTop: 4 },
  [beside]: { '& > [role="region"]': { height: paneHeight, overflowY: 'auto' } },
});

/** Keeps another element at the same part of its way. */
const scrollAlong = (from: HTMLElement, to: HTMLElement | null) => {
  const way = from.scrollHeight - from.clientHeight;
  if (to && way > 0) to.scrollTop = (from.scrollTop / way) * (to.scrollHeight - to.clientHeight);
};

interface TextPanelProps {
  address: PageTextAddress;
  stored: StoredText;
  builtIn: { title: string; text: string };
}

/** One text: the form, and what readers will see of it. */
export const TextPanel = ({ address, stored, builtIn }: TextPanelProps) => {
  const { t } = useTranslation('page-editing');
  const editor = useTextEditor(address, stored, builtIn.text);
  const { form } = editor;
  const { errors, submitCount } = form.formState;
  const focus = useFieldFocus({ errors, submitCount, initial: undefined });
  const text = useWatch({ control: form.control, name: 'text' });
  const paper = useRef<HTMLDivElement>(null);
  const { question, ask, heading, ends } = useQuestion<'restore'>();
  const { error, ...field } = editor.field('text');
  const restore = async () => {
    form.setValue('text', builtIn.text, { shouldDirty: true });
    await editor.onSubmit();
    ends.onClose();
  };
  const [contested] = editor.conflict?.fields ?? [];
  const words: FieldWords = {
    label: () => t('text'),
    // A whole page twice would hide in what the two differ.
    text: (_, value) =>
      differingPart(String(value), String(value === contested?.mine ? contested?.theirs : contested?.mine)),
    written: () => written(address.language),
  };
  return (
    <FormProvider {...form}>
      <TextState address={address} stored={stored} headingRef={heading} onRestore={() => ask('restore')} />
      <FoundNotice found={editor.found} onRevert={editor.revert} />
      <form noValidate ref={focus.form} onSubmit={editor.onSubmit} aria-label={t('text')}>
        <AdminFields>
          <Panes>
            <Field label={t('text')} hint={<FormatHelp />} error={error}>
              {(control) => (
                <Area
                  {...field}
                  {...control}
                  {...written(address.language)}
                  spellCheck
                  autoComplete="off"
                  onScroll={({ currentTarget }) => scrollAlong(currentTarget, paper.current)}
                />
              )}
            </Field>
            <PreviewPane>
              <span aria-hidden="true">{t('preview')}</span>
              <TextPreview address={address} title={builtIn.title} text={text} paperRef={paper} />
              <Box component="p" sx={{ fontSize: 13, lineHeight: 1.5, color: 'text.secondary' }}>
                {t(`below.${address.page}`)}
              </Box>
            </PreviewPane>
          </Panes>
        </AdminFields>
        <SaveBar {...editor} failureTitle={t('saveFailed')} onRevert={editor.revert} />
      </form>
      <EditorQuestions words={words} editor={editor} />
      <Suspense>{question === 'restore' && <RestoreDialog onConfirm={restore} onClose={ends.onClose} />}</Suspense>
    </FormProvider>
  );
};
