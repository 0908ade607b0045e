import { useTranslation } from 'react-i18next';
import type { TemplateOverview } from '#contracts/templates/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useTemplateWrites } from '../../api/use-template-writes.ts';

interface DeleteTemplateDialogProps extends DialogEnds {
  template: Pick<TemplateOverview, 'id' | 'name'>;
  /** Leaves the screen that shows nothing but this template. */
  onDeleted?: () => void;
}

const DeleteTemplateDialog = ({ template, onDeleted, onDone, onClose }: DeleteTemplateDialogProps) => {
  const { t } = useTranslation('templates');
  const { remove } = useTemplateWrites();
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      confirmLabel={t('deleteConfirm')}
      failureTitle={t('deleteFailed')}
      onConfirm={async () => {
        await remove(template.id);
        onDone(t('deleted'));
        onDeleted?.();
      }}
      onClose={onClose}
    >
      {t('deleteText', { name: isolate(template.name) })}
    </ConfirmDialog>
  );
};

export default DeleteTemplateDialog;
