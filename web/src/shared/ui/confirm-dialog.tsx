import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The button's act, in words. */
  action: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks again before something is done that cannot be undone. */
export const ConfirmDialog = ({ title, text, action, onConfirm, onCancel }: ConfirmDialogProps) => {
  const { t } = useTranslation('form');
  return (
    <Dialog title={title} onCancel={onCancel}>
      <p>{text}</p>
      <div className="actions">
        <button type="button" className="button button-full" onClick={onConfirm}>
          {action}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </Dialog>
  );
};
