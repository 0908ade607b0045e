import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isolate } from '#contracts/text/isolate.ts';
import { emailSchema } from '#contracts/users/person.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { useToolWrites } from '../../api/use-tool-writes.ts';
import { settingsDialogTexts } from '../../dialog-texts.ts';

const testMailSchema = z.strictObject({ to: emailSchema });

/** Asks where the test e-mail goes. */
const TestMailDialog = ({ onDone, onClose }: DialogEnds) => {
  useTexts(settingsDialogTexts);
  const { t } = useTranslation(['settings-dialogs', 'settings']);
  const language = useLanguage();
  const { sendTest } = useToolWrites();
  const { field, ...form } = useSendForm({
    schema: testMailSchema,
    defaultValues: { to: '' },
    send: async ({ to }) => {
      await sendTest({ to, language });
      onDone(t('testSent', { email: isolate(to) }));
    },
  });
  return (
    <FormDialog
      title={t('settings:sendTest')}
      submitLabel={t('settings:sendTest')}
      failureTitle={t('settings:testFailed')}
      onClose={onClose}
      {...form}
    >
      <TextField label={t('testTo')} type="email" required dir="ltr" autoComplete="email" autoFocus {...field('to')} />
    </FormDialog>
  );
};

export default TestMailDialog;
