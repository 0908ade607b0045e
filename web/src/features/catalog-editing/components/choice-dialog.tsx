import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';

interface ChoiceDialogProps {
  title: string;
  text: string;
  /** What loses nothing: the focus begins on it, and Escape does it too. */
  safe: { label: string; act: () => void };
  other: { label: string; act: () => void };
}

/** A question with two answers, one of which loses nothing. */
export const ChoiceDialog = ({ title, text, safe, other }: ChoiceDialogProps) => {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onClose={(_, reason) => reason !== 'backdropClick' && safe.act()}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent id={`${id}text`}>{text}</DialogContent>
      <DialogActions>
        <Button onClick={other.act}>{other.label}</Button>
        <Button autoFocus variant="contained" onClick={safe.act}>
          {safe.label}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
