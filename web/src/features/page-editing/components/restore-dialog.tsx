import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';

interface RestoreDialogProps {
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before the text that readers see gives way to the product's own. */
const RestoreDialog = ({ onConfirm, onClose }: RestoreDialogProps) => {
  const { t } = useTranslation('page-editing');
  return (
    <ConfirmDialog
      title={t('restoreTitle')}
      confirmLabel={t('restoreConfirm')}
      failureTitle={t('saveFailed')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('restoreText')}
    </ConfirmDialog>
  );
};

export default RestoreDialog;
