import { useTranslation } from 'react-i18next';
import type { SecretName } from '#contracts/settings/sections.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { useToolWrites } from '../../api/use-tool-writes.ts';
import { settingsDialogTexts } from '../../dialog-texts.ts';

const RemoveSecretDialog = ({ name, onDone, onClose }: DialogEnds & { name: SecretName }) => {
  useTexts(settingsDialogTexts);
  const { t } = useTranslation(['settings-dialogs', 'settings']);
  const { removeSecret } = useToolWrites();
  const label = t(`settings:secret.${name}`);
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: label })}
      confirmLabel={t('removeConfirm')}
      failureTitle={t('settings:configurationFailed')}
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
