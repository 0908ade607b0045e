import { useTranslation } from 'react-i18next';
import type { TemplateOverview } from '#contracts/templates.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useTemplateWrites } from '../../api/use-template-writes.ts';

const DeleteTemplateDialog = ({ template, onDone, onClose }: DialogEnds & { template: TemplateOverview }) => {
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
      }}
      onClose={onClose}
    >
      {t('deleteText', { name: isolate(template.name) })}
    </ConfirmDialog>
  );
};

export default DeleteTemplateDialog;
