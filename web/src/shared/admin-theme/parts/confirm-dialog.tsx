import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  confirmLabel: string;
  failureTitle: string;
  /** Closes the dialog itself when it is done; a failure is shown here, to try again. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that others will notice. The focus begins on "Cancel". */
export const ConfirmDialog = ({ title, children, confirmLabel, failureTitle, ...act }: ConfirmDialogProps) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const { mutate, isPending, error } = useMutation({ mutationFn: act.onConfirm });
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={act.onClose}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}text`}>{children}</div>
        {error && <FailureNotice title={failureTitle} error={error} />}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={act.onClose}>
          {t('cancel')}
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
