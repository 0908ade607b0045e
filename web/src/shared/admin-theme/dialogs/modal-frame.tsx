import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Elements } from '../../ui/elements.ts';

const Notice = styled('div')({ padding: '0 28px' });
const ModalForm = styled('form')({ display: 'flex', flexDirection: 'column', minHeight: 0 });

interface ModalFrameProps extends Pick<DialogProps, 'maxWidth' | 'role'> {
  title: string;
  /** Read out with the title, above the rest. */
  text?: ReactNode;
  children?: Elements;
  /** The present obstacle. It stays in sight above the buttons when the rest is scrolled. */
  notice?: ReactNode;
  /** The buttons. */
  actions: ReactNode;
  /** With it, the whole is a form. */
  onSubmit?: (event: FormEvent) => void;
  /** Without it, one of the buttons must be pressed. */
  onClose?: () => void;
  /** A click beside the dialog closes it too. Not where that would throw away what was typed. */
  closesOnClickBeside?: boolean;
}

/** A window over the page: its title, its content and its buttons. */
export const ModalFrame = (props: ModalFrameProps) => {
  const { title, text, children, notice, actions, onSubmit, onClose, closesOnClickBeside = false, ...dialog } = props;
  const id = useId();
  const content = (
    <>
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent>
        {text && <div id={`${id}text`}>{text}</div>}
        {children}
      </DialogContent>
      {notice && <Notice>{notice}</Notice>}
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open
      aria-labelledby={`${id}title`}
      aria-describedby={text ? `${id}text` : undefined}
      onClose={(_, reason) => (closesOnClickBeside || reason !== 'backdropClick') && onClose?.()}
      fullWidth
      maxWidth="xs"
      {...dialog}
    >
      {onSubmit ? (
        <ModalForm noValidate onSubmit={onSubmit}>
          {content}
        </ModalForm>
      ) : (
        content
      )}
    </Dialog>
  );
};
