import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface AlertDialogProps extends Pick<DialogProps, 'maxWidth' | 'onClose'> {
  title: string;
  /** What is read out with the title. */
  text: ReactNode;
  /** Beneath the text. */
  children?: ReactNode;
  /** The buttons, in a `DialogActions`. */
  actions: ReactNode;
}

/** A question that cannot wait. */
export const AlertDialog = ({ title, text, children, actions, ...dialog }: AlertDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      fullWidth
      maxWidth="xs"
      {...dialog}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        <div id={`${id}text`}>{text}</div>
        {children}
      </DialogContent>
      {actions}
    </Dialog>
  );
};
