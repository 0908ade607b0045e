import { useTranslation } from 'react-i18next';
import type { SecretName } from '#contracts/settings/sections.ts';
import { secretFormSchema } from '#contracts/settings/tool-endpoints.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { formTexts } from '#web/shared/form/texts.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { useToolWrites } from '../../api/use-tool-writes.ts';
import { settingsDialogTexts } from '../../dialog-texts.ts';

interface SecretDialogProps extends DialogEnds {
  name: SecretName;
  /** Of the section as it is shown. */
  version: () => number;
}

/** Takes a new password or key. It is nowhere but in this field until the server has it. */
const SecretDialog = ({ name, version, onDone, onClose }: SecretDialogProps) => {
  useTexts(formTexts);
  useTexts(settingsDialogTexts);
  const { t } = useTranslation(['settings-dialogs', 'settings']);
  const writes = useToolWrites();
  const label = t(`settings:secret.${name}`);
  const { field, ...form } = useSendForm({
    schema: secretFormSchema,
    defaultValues: { value: '' },
    send: async ({ value }) => {
      await writes.saveSecret(name, value, version());
      onDone(t('secretSaved', { name: label }));
    },
  });
  return (
    <FormDialog
      title={label}
      submitLabel={t('saveSecret')}
      failureTitle={t('settings:configurationFailed')}
      onClose={onClose}
      {...form}
    >
      <PasswordField
        label={t('secretValue')}
        hint={t('secretHint')}
        required
        autoFocus
        // Not the administrator's own password, which browsers would offer and keep.
        autoComplete="new-password"
        data-1p-ignore=""
        {...field('value')}
      />
    </FormDialog>
  );
};

export default SecretDialog;
