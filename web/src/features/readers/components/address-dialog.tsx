import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import type { useSendForm } from '#web/shared/form/use-send-form.ts';

interface AddressDialogProps {
  words: { title: string; text: string; submit: string; failed: string };
  send: Pick<ReturnType<typeof useSendForm>, 'problem' | 'isBusy' | 'onSubmit'> & {
    field: (name: 'email') => Omit<ComponentProps<typeof TextField>, 'label'>;
  };
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for one e-mail address. */
export const AddressDialog = ({ words, send, onClose, children }: AddressDialogProps) => {
  const { t } = useTranslation('readers');
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
      failureTitle={words.failed}
      problem={send.problem}
      isBusy={send.isBusy}
      onSubmit={send.onSubmit}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <TextField label={t('email')} type="email" dir="ltr" autoComplete="off" required {...send.field('email')} />
      {children}
    </FormDialog>
  );
};
