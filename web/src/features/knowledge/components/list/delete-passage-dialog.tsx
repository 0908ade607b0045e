import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { fetchPassage } from '../../api/passage-queries.ts';
import { usePassageWrites } from '../../api/use-passage-writes.ts';

interface DeletePassageDialogProps extends DialogEnds {
  id: string;
  title: string;
  isSeeded: boolean;
}

/** Says what the deletion means for the assistant, and that the product's own passage does not come back. */
const DeletePassageDialog = ({ id, title, isSeeded, onDone, onClose }: DeletePassageDialogProps) => {
  const { t } = useTranslation('knowledge');
  const { remove } = usePassageWrites();
  const name = isolate(title);
  return (
    <ConfirmDialog
      title={t('deleteTitle', { title: name })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('deleteFailed')}
      onConfirm={async () => {
        const { version } = await fetchPassage(id);
        await remove(id, version);
        onDone(t('deleted', { title: name }));
      }}
      onClose={onClose}
    >
      {isSeeded ? `${t('deleteText')} ${t('deleteSeeded')}` : t('deleteText')}
    </ConfirmDialog>
  );
};

export default DeletePassageDialog;
