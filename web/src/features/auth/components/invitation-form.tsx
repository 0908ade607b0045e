import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { acceptInvitation } from '#contracts/account/endpoints.ts';
import { repeatedPasswordSchema } from '#contracts/users/person.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { NewPasswordFields } from '#web/shared/form/new-password-fields.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { samePasswords } from '../model/same-passwords.ts';

const invitationSchema = z
  .strictObject({
    email: z.string(),
    password: acceptInvitation.body.shape.password,
    confirmPassword: repeatedPasswordSchema,
  })
  .check(samePasswords);

interface InvitationFormProps {
  /** The values of the invitation's link. */
  link: { email: string; user: string; invitation: string };
  requestPath: string;
  onDone: (email: string) => void;
}

/** Chooses the password of an account that an administrator has made, with the link of the invitation. */
export const InvitationForm = ({ link, requestPath, onDone }: InvitationFormProps) => {
  const { t } = useTranslation('auth');
  const { email, user, invitation } = link;
  const send = useSendForm({
    schema: invitationSchema,
    defaultValues: { email, password: '', confirmPassword: '' },
    send: async ({ password }) => {
      await write(acceptInvitation, { body: { user, invitation, password } });
      onDone(email);
    },
  });
  return (
    <Form onSubmit={send.onSubmit}>
      {/* For the browser, which keeps the password for this address. */}
      <TextField label={t('email')} type="email" dir="ltr" autoComplete="username" readOnly {...send.field('email')} />
      <NewPasswordFields
        password={send.form.watch('password')}
        labels={{ password: t('newPassword'), confirmation: t('confirmPassword') }}
        passwordField={send.field('password')}
        confirmationField={send.field('confirmPassword')}
      />
      <FormEnd send={send}>{t('resetPasswordAction')}</FormEnd>
      <p className="form-aside">
        <Link to={requestPath}>{t('requestNewLink')}</Link>
      </p>
    </Form>
  );
};
