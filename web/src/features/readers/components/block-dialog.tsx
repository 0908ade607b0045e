import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { suppressReader } from '#contracts/newsletter/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { readersKey } from '#web/shared/reads/keys.ts';
import { AddressDialog } from './address-dialog.tsx';

interface BlockDialogProps extends DialogEnds {
  /** Empty where it is to be typed. */
  email: string;
}

/** Keeps mail to many from an address. */
const BlockDialog = ({ email, onDone, onClose }: BlockDialogProps) => {
  const { t } = useTranslation('readers');
  const queryClient = useQueryClient();
  const send = useSendForm({
    schema: suppressReader.body,
    defaultValues: { email },
    send: async (body) => {
      await write(suppressReader, { body, failureText: t('blockFailed') });
      await queryClient.invalidateQueries({ queryKey: readersKey });
      onDone(t('blocked', { email: isolate(body.email) }));
    },
  });
  return (
    <AddressDialog
      words={{ title: t('blockTitle'), text: t('blockText'), submit: t('block'), failed: t('blockFailed') }}
      send={send}
      onClose={onClose}
    />
  );
};

export default BlockDialog;
