import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormProblem } from '../../form/use-send-form.ts';
import { Button } from '../core/button.tsx';
import { FailureNotice } from '../core/failure-notice.tsx';
import { AdminFields } from '../fields/admin-look.tsx';
import { ModalFrame } from './modal-frame.tsx';

const Fields = styled('div')({ display: 'grid', gap: 14 });

interface FormDialogProps {
  title: string;
  children: ReactNode;
  submitLabel: string;
  /** Shown above a refusal of the server; not needed where no call is made. */
  failureTitle?: string;
  /** The problem of `useSendForm`. */
  problem: FormProblem | undefined;
  isBusy: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
}

/** A form over the page, which keeps its content when the server refuses it. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, children, submitLabel, failureTitle, problem, isBusy, onSubmit, onClose } = props;
  const { t } = useTranslation('admin');
  const refusal = failureTitle && problem?.refusal;
  return (
    <ModalFrame
      title={title}
      maxWidth="sm"
      onSubmit={onSubmit}
      onClose={onClose}
      notice={refusal ? <FailureNotice title={failureTitle} error={refusal} /> : <p role="alert">{problem?.message}</p>}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Fields>
        <AdminFields>{children}</AdminFields>
      </Fields>
    </ModalFrame>
  );
};
