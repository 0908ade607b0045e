import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MailPreferences, mailPreferencesSchema, saveMailPreferences } from '#contracts/newsletter/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { write } from '#web/shared/api/write.ts';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { mailPreferencesQuery } from '../api/queries.ts';

interface PreferencesFormProps {
  token: string;
  /** By which mail its reader came. */
  mark: string | undefined;
  preferences: MailPreferences & { email: string };
}

const languageOptions = languages.map((language) => ({
  value: language,
  text: languageNames[language],
  lang: language,
}));

/** The kinds of mail that a reader can want or not, and their language. */
export const PreferencesForm = ({ token, mark, preferences }: PreferencesFormProps) => {
  const { t } = useTranslation('newsletter');
  const queryClient = useQueryClient();
  const [isSaved, setIsSaved] = useState(false);
  const { newsletter, announcements, language, mailName = '', email } = preferences;
  const send = useSendForm({
    schema: mailPreferencesSchema,
    defaultValues: { newsletter, announcements, language, mailName },
    send: async (wanted) => {
      setIsSaved(false);
      const failureText = t('saveFailed');
      await write(saveMailPreferences, { body: { token, ...(mark ? { mark } : {}), ...wanted }, failureText });
      queryClient.setQueryData(mailPreferencesQuery(token, failureText).queryKey, { ...wanted, email });
      setIsSaved(true);
    },
  });
  return (
    <Form onSubmit={send.onSubmit} onTouch={() => setIsSaved(false)}>
      <CheckboxField label={t('newsletter')} hint={t('newsletterHint')} {...send.field('newsletter')} />
      <CheckboxField label={t('announcements')} hint={t('announcementsHint')} {...send.field('announcements')} />
      <SelectField
        label={t('language')}
        hint={t('languageHint')}
        options={languageOptions}
        {...send.field('language')}
      />
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="name" {...send.field('mailName')} />
      <FormEnd send={send}>{t('save')}</FormEnd>
      <p className="fine" role="status">
        {isSaved && t('saved')}
      </p>
    </Form>
  );
};
