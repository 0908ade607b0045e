import DialogActions from '@mui/material/DialogActions';
import { AlertDialog } from '#web/shared/admin-theme/parts/alert-dialog.tsx';
import { Button } from '#web/shared/admin-theme/parts/button.tsx';

interface ChoiceDialogProps {
  title: string;
  text: string;
  /** The answer that loses nothing: it has the focus first, and Escape gives it too. */
  safe: { label: string; act: () => void };
  other: { label: string; act: () => void };
}

/** A question with two answers, one of which loses nothing. */
export const ChoiceDialog = ({ title, text, safe, other }: ChoiceDialogProps) => (
  <AlertDialog
    title={title}
    text={text}
    onClose={(_, reason) => reason !== 'backdropClick' && safe.act()}
    actions={
      <DialogActions>
        <Button onClick={other.act}>{other.label}</Button>
        <Button autoFocus variant="contained" onClick={safe.act}>
          {safe.label}
        </Button>
      </DialogActions>
    }
  />
);
