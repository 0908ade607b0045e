import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeUsername } from '#contracts/account/endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { keepVisitor } from '#web/shared/session/session.ts';
import { accountQuery } from '../api/queries.ts';
import { SuccessLine } from './success-line.tsx';

export const UsernameForm = ({ username }: { username: string }) => {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const send = useSendForm({
    schema: changeUsername.body,
    defaultValues: { username },
    send: async (body) => {
      setChanged(false);
      if (body.username === username) return;
      const account = await write(changeUsername, { body, failureText: t('usernameFailed') });
      keepVisitor(account);
      queryClient.setQueryData(accountQuery.queryKey, account);
      setChanged(true);
    },
  });
  return (
    <Form onSubmit={send.onSubmit} onTouch={() => setChanged(false)} label={t('usernameLabel')}>
      <TextField
        label={t('usernameLabel')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        {...send.field('username')}
      />
      <FormEnd send={send}>{t('usernameAction')}</FormEnd>
      <SuccessLine text={isChanged ? t('usernameChanged') : undefined} />
    </Form>
  );
};
