import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { codeSchema } from '#contracts/auth/endpoints.ts';
import { passwordAttemptSchema } from '#contracts/users/person.ts';
import { CodeField } from '#web/shared/form/code-field.tsx';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';

const schema = z.strictObject({ code: codeSchema, password: passwordAttemptSchema });

interface ConfirmFormProps {
  /** @throws ApiError to be shown. */
  answer: (values: { code: string; password: string }) => Promise<void>;
  onTouch: () => void;
}

/**
 * The code of a sign-up together with its password, where the password is not at hand: a stranger may have signed up with
 * the reader's address, and the code alone would make the stranger's password good.
 */
export const ConfirmForm = ({ answer, onTouch }: ConfirmFormProps) => {
  const { t } = useTranslation(['auth', 'form']);
  const send = useSendForm({ schema, send: answer });
  return (
    <Form onSubmit={send.onSubmit} onTouch={onTouch}>
      <CodeField label={t('form:code')} sends={false} {...send.field('code')} />
      <PasswordField
        label={t('password')}
        hint={t('confirmPasswordHint')}
        autoComplete="current-password"
        {...send.field('password')}
      />
      <FormEnd send={send}>{t('confirmAction')}</FormEnd>
    </Form>
  );
};
