import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { releaseReader, type SuppressedAddress } from '#contracts/newsletter/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { write } from '#web/shared/api/write.ts';
import { readersKey } from '#web/shared/reads/keys.ts';

interface ReleaseDialogProps extends DialogEnds {
  reader: SuppressedAddress;
}

const warnings = { complained: 'releaseComplaint', bounced: 'releaseBounce' } as const;

/** Lets mail go to an address again, after a warning where its reader complained or the mail came back. */
const ReleaseDialog = ({ reader: { email, suppressed }, onDone, onClose }: ReleaseDialogProps) => {
  const { t } = useTranslation('readers');
  const queryClient = useQueryClient();
  const reason = suppressed?.reason;
  const release = async () => {
    await write(releaseReader, { body: { email }, failureText: t('releaseFailed') });
    await queryClient.invalidateQueries({ queryKey: readersKey });
    onDone(t('released', { email: isolate(email) }));
  };
  return (
    <ConfirmDialog
      title={t('releaseTitle', { email: isolate(email) })}
      confirmLabel={t('release')}
      failureTitle={t('releaseFailed')}
      onConfirm={release}
      onClose={onClose}
    >
      {(reason === 'complained' || reason === 'bounced') && <p>{t(warnings[reason])}</p>}
      <p>{t('releaseText')}</p>
    </ConfirmDialog>
  );
};

export default ReleaseDialog;
