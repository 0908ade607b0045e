import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { recordCopy } from '#web/shared/editing/record-copy.ts';

interface DeleteRecordDialogProps extends DialogEnds {
  kind: 'brand' | 'product' | 'model';
  record: { id: string; name: string };
  remove: () => Promise<unknown>;
  /** The records that are deleted with it. */
  children: ReactNode;
}

/** Names the record, because its deletion cannot be undone. Anything that was typed into its form goes too. */
export const DeleteRecordDialog = ({ kind, record, remove, children, onDone, onClose }: DeleteRecordDialogProps) => {
  const { t } = useTranslation('catalog-editing');
  const name = isolate(record.name);
  const erase = async () => {
    await remove();
    recordCopy(`${kind}:${record.id}`, {}).discard();
    onDone(t('deleted', { name }));
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('deleteFailed')}
      onConfirm={erase}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
};
