import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { userMailSchema } from '#contracts/users/endpoints.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { TextAreaField, TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';

/** A mail to one user. Sent again unchanged, it is the same one: a reply that was lost makes no second mail. */
export const MailUserDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { mail } = useUserWrites();
  const [keys] = useState(() => new Map<string, string>());
  const username = isolate(user.username);
  const { field, ...form } = useSendForm({
    schema: userMailSchema,
    defaultValues: { subject: '', text: '' },
    send: async (written) => {
      const content = JSON.stringify(written);
      const key = keys.get(content) ?? crypto.randomUUID();
      keys.set(content, key);
      await mail(user, written, key);
      onDone(t('mailSent', { username }));
    },
  });
  return (
    <FormDialog
      title={t('mailTitle', { username })}
      submitLabel={t('mailSend')}
      failureTitle={t('mailFailed')}
      onClose={onClose}
      {...form}
    >
      <Box component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{user.email}</bdi>
      </Box>
      <TextField label={t('mailSubject')} required dir="auto" autoComplete="off" {...field('subject')} />
      <TextAreaField
        label={t('mailText')}
        required
        dir="auto"
        style={{ minHeight: 180 }}
        hint={t('mailHint', { language: isolate(languageNames[user.language]) })}
        {...field('text')}
      />
    </FormDialog>
  );
};
