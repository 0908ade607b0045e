import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateForm, TemplateOverview } from '#contracts/templates/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import type { RecordEditor } from '#web/shared/editing/use-record-editor.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useTemplateWrites } from '../../api/use-template-writes.ts';
import { isBegun, mailTextOf, type TemplateValues } from '../../model/template-values.ts';

const DeleteTemplateDialog = lazy(() => import('../parts/delete-template-dialog.tsx'));
const DuplicateTemplateDialog = lazy(() => import('../parts/duplicate-template-dialog.tsx'));
const TestMailDialog = lazy(() => import('#web/shared/mail-test/test-mail-dialog.tsx'));

interface TemplateActionsProps {
  /** As it is saved. */
  template: Pick<TemplateOverview, 'id' | 'name'>;
  editor: RecordEditor<TemplateValues, TemplateForm>;
  onDeleted: () => void;
}

/** The acts on the template that is being written, besides writing it. */
export const TemplateActions = ({ template, editor, onDeleted }: TemplateActionsProps) => {
  const { t } = useTranslation('templates');
  const own = useLanguage();
  const { test } = useTemplateWrites();
  const { question, ask, ends } = useQuestion<'delete' | 'duplicate' | 'test'>();
  /** As they are typed, as in the preview; the reader's own language first. */
  const { category, texts } = editor.form.getValues();
  const written = [...new Set([own, ...languages])].filter((language) => isBegun(texts[language]));
  return (
    <>
      <Button onClick={() => ask('delete')}>{t('deleteItem')}</Button>
      <Button variant="outlined" onClick={() => ask('duplicate')}>
        {t('duplicateItem')}
      </Button>
      <Button variant="outlined" onClick={() => ask('test')}>
        {t('sendTest')}
      </Button>
      <Suspense>
        {question === 'delete' && <DeleteTemplateDialog template={template} onDeleted={onDeleted} {...ends} />}
        {question === 'duplicate' && <DuplicateTemplateDialog template={template} isDirty={editor.isDirty} {...ends} />}
        {question === 'test' && (
          <TestMailDialog
            title={t('sendTest')}
            written={written}
            send={({ language, ...wanted }, failureText) =>
              test(template.id, { category, language, text: mailTextOf(texts[language]), ...wanted }, failureText)
            }
            {...ends}
          />
        )}
      </Suspense>
    </>
  );
};
