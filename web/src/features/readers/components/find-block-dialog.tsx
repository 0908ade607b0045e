import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findSuppression, type SuppressedAddress } from '#contracts/newsletter/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { call } from '#web/shared/api/call.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { AddressDialog } from './address-dialog.tsx';
import ReleaseDialog from './release-dialog.tsx';

/** Looks an address up that only SES may block, and offers to release it. */
const FindBlockDialog = ({ onDone, onClose }: DialogEnds) => {
  const { t } = useTranslation('readers');
  const [found, setFound] = useState<SuppressedAddress>();
  const [free, setFree] = useState<string>();
  const send = useSendForm({
    schema: findSuppression.query,
    defaultValues: { email: '' },
    send: async (query) => {
      setFree(undefined);
      const address = await call(findSuppression, { query });
      if (address.suppressed) setFound(address);
      else setFree(address.email);
    },
  });
  if (found) return <ReleaseDialog reader={found} onDone={onDone} onClose={onClose} />;
  return (
    <AddressDialog
      words={{ title: t('findTitle'), text: t('findText'), submit: t('findSubmit'), failed: t('findFailed') }}
      send={send}
      onClose={onClose}
    >
      <p role="status">{free && t('notBlocked', { email: isolate(free) })}</p>
    </AddressDialog>
  );
};

export default FindBlockDialog;
