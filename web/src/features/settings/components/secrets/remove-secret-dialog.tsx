import { useTranslation } from 'react-i18next';
import type { SecretName } from '#contracts/settings/sections.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useToolWrites } from '../../api/use-tool-writes.ts';

const RemoveSecretDialog = ({ name, onDone, onClose }: DialogEnds & { name: SecretName }) => {
  const { t } = useTranslation('settings');
  const { removeSecret } = useToolWrites();
  const label = t(`secret.${name}`);
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: label })}
      confirmLabel={t('removeConfirm')}
      failureTitle={t('configurationFailed')}
      onConfirm={async () => {
        await removeSecret(name);
        onDone(t('secretRemoved', { name: label }));
      }}
      onClose={onClose}
    >
      {t('removeText')}
    </ConfirmDialog>
  );
};

export default RemoveSecretDialog;
