import { Button } from '../admin-theme/core/button.tsx';
import { ModalFrame } from '../admin-theme/dialogs/modal-frame.tsx';

interface ChoiceDialogProps {
  title: string;
  text: string;
  /** The answer that loses nothing: it has the focus first, and Escape gives it too. */
  safe: { label: string; act: () => void };
  other: { label: string; act: () => void };
}

/** A question with two answers, one of which loses nothing. */
const ChoiceDialog = ({ title, text, safe, other }: ChoiceDialogProps) => (
  <ModalFrame
    role="alertdialog"
    title={title}
    text={text}
    onClose={safe.act}
    actions={
      <>
        <Button onClick={other.act}>{other.label}</Button>
        <Button autoFocus variant="contained" onClick={safe.act}>
          {safe.label}
        </Button>
      </>
    }
  />
);

export default ChoiceDialog;
