import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../core/button.tsx';
import { FailureNotice } from '../core/failure-notice.tsx';
import { ModalFrame } from './modal-frame.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The effect of the act. */
  children: ReactNode;
  confirmLabel: string;
  /** Leaves everything as it is; "Cancel" where that cannot be misread. */
  keepLabel?: string;
  failureTitle: string;
  /** Closes the dialog itself when it is done; a failure is shown here, to try again. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something is done that others will notice. The focus begins on the button that changes nothing. */
export const ConfirmDialog = ({
  title,
  children,
  confirmLabel,
  keepLabel,
  failureTitle,
  ...act
}: ConfirmDialogProps) => {
  const { t } = useTranslation('admin');
  const { mutate, isPending, error } = useMutation({ mutationFn: act.onConfirm });
  return (
    <ModalFrame
      role="alertdialog"
      closesOnClickBeside
      title={title}
      text={children}
      onClose={act.onClose}
      actions={
        <>
          <Button autoFocus onClick={act.onClose}>
            {keepLabel ?? t('cancel')}
          </Button>
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <FailureNotice title={failureTitle} error={error} />}
    </ModalFrame>
  );
};
