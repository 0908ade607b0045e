import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../../form/use-send-form.ts';
import { Button } from './button.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface FormDialogProps {
  title: string;
  children: ReactNode;
  submitLabel: string;
  failureTitle: string;
  /** The server's last refusal. The form keeps its content. */
  error: Error | null;
  /** What stands in the way now: that refusal, or fields that are not right yet. */
  problem: FormProblem | undefined;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

/** A form over the page. A click beside it does not throw away what was typed. */
export const FormDialog = ({
  title,
  children,
  submitLabel,
  onSubmit,
  onClose,
  isBusy,
  ...trouble
}: FormDialogProps) => {
  const { t } = useTranslation('admin');
  const id = useId();
  const { failureTitle, error, problem } = trouble;
  const isRefusal = error !== null && error.message === problem?.message;
  return (
    <Dialog
      open
      aria-labelledby={id}
      onClose={(_, reason) => reason !== 'backdropClick' && onClose()}
      fullWidth
      maxWidth="sm"
    >
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {children}
          {isRefusal ? <FailureNotice title={failureTitle} error={error} /> : <p role="alert">{problem?.message}</p>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
