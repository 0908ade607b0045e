import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { codeSchema } from '#contracts/auth/endpoints.ts';
import { CodeField } from './code-field.tsx';
import { Form } from './form.tsx';
import { FormEnd } from './form-end.tsx';
import { useSendForm } from './use-send-form.ts';

const codeFormSchema = z.strictObject({ code: codeSchema });

interface CodeFormProps {
  /** @throws ApiError to be shown. */
  answer: (code: string) => Promise<void>;
  action: string;
}

export const CodeForm = ({ answer, action }: CodeFormProps) => {
  const { t } = useTranslation('form');
  const send = useSendForm({ schema: codeFormSchema, send: ({ code }) => answer(code) });
  return (
    <Form onSubmit={send.onSubmit}>
      <CodeField label={t('code')} autoFocus {...send.field('code')} />
      <FormEnd send={send}>{action}</FormEnd>
    </Form>
  );
};
