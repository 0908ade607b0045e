import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateOverview } from '#contracts/templates.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';

const DeleteTemplateDialog = lazy(() => import('../parts/delete-template-dialog.tsx'));
const DuplicateTemplateDialog = lazy(() => import('../parts/duplicate-template-dialog.tsx'));

interface TemplateActionsProps {
  /** As it is saved. */
  template: Pick<TemplateOverview, 'id' | 'name'>;
  isDirty: boolean;
  onDeleted: () => void;
}

/** What can be done with the template that is being written, besides writing it. */
export const TemplateActions = ({ template, isDirty, onDeleted }: TemplateActionsProps) => {
  const { t } = useTranslation('templates');
  const { question, ask, ends } = useQuestion<'delete' | 'duplicate'>();
  return (
    <>
      <Button onClick={() => ask('delete')}>{t('deleteItem')}</Button>
      <Button variant="outlined" onClick={() => ask('duplicate')}>
        {t('duplicateItem')}
      </Button>
      <Suspense>
        {question === 'delete' && <DeleteTemplateDialog template={template} onDeleted={onDeleted} {...ends} />}
        {question === 'duplicate' && <DuplicateTemplateDialog template={template} isDirty={isDirty} {...ends} />}
      </Suspense>
    </>
  );
};
