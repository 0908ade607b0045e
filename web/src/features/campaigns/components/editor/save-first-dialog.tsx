import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';

interface SaveFirstDialogProps {
  /** Saves, and asks what was to be asked. */
  onSave: () => void;
  onClose: () => void;
}

/** Asked when a user sends a campaign with unsaved changes, because the saved state is sent. */
const SaveFirstDialog = ({ onSave, onClose }: SaveFirstDialogProps) => {
  const { t } = useTranslation(['campaigns', 'admin']);
  return (
    <ModalFrame
      role="alertdialog"
      closesOnClickBeside
      title={t('saveFirstTitle')}
      text={t('saveFirst')}
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button variant="contained" onClick={onSave}>
            {t('saveAndGoOn')}
          </Button>
        </>
      }
    />
  );
};

export default SaveFirstDialog;
