import { useTranslation } from 'react-i18next';
import { duplicateTemplate, type TemplateOverview } from '#contracts/templates/endpoints.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useTemplateWrites } from '../../api/use-template-writes.ts';

interface DuplicateTemplateDialogProps extends DialogEnds {
  template: Pick<TemplateOverview, 'id' | 'name'>;
  /** Something was typed that is not saved, and so not in the copy. */
  isDirty?: boolean;
}

/** Asks what the copy is called. */
const DuplicateTemplateDialog = ({ template, isDirty, onDone, onClose }: DuplicateTemplateDialogProps) => {
  const { t } = useTranslation('templates');
  const { duplicate } = useTemplateWrites();
  const { field, ...form } = useSendForm({
    schema: duplicateTemplate.body,
    defaultValues: { name: t('copyOf', { name: template.name }).slice(0, 100) },
    send: async ({ name }) => {
      await duplicate(template.id, name);
      onDone(t('duplicated'));
    },
  });
  return (
    <FormDialog
      title={t('duplicateTitle')}
      submitLabel={t('duplicate')}
      failureTitle={t('duplicateFailed')}
      onClose={onClose}
      {...form}
    >
      {isDirty && <p>{t('duplicateSaved')}</p>}
      <TextField label={t('name')} required autoComplete="off" dir="auto" {...field('name')} />
    </FormDialog>
  );
};

export default DuplicateTemplateDialog;
