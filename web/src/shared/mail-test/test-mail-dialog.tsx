import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { testAddressEntrySchema, wrongAddress } from '#contracts/templates/test-addresses.ts';
import type { TestResult } from '#contracts/templates/test-result.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { FormDialog } from '../admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '../admin-theme/dialogs/use-question.ts';
import { CheckboxField } from '../form/checkbox-field.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextAreaField } from '../form/text-field.tsx';
import { useSendForm } from '../form/use-send-form.ts';
import { languageNames } from '../i18n/language-names.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { ownAddressQuery } from './own-address-query.ts';
import { mailTestTexts } from './texts.ts';

const schema = z.object({ language: languageSchema, to: testAddressEntrySchema, asNameless: z.boolean() });

interface TestMailDialogProps extends DialogEnds {
  title: string;
  /** The languages that are written. */
  written: readonly Language[];
  /** `failureText` is what is said where the server gives no reason. */
  send: (wanted: z.infer<typeof schema>, failureText: string) => Promise<{ results: readonly TestResult[] }>;
}

/** Of each address, what became of its mail. */
const Results = ({ results }: { results: readonly TestResult[] }) => {
  const { t } = useTranslation('mail-test');
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {results.map(({ email, outcome }) => (
        <Box component="li" key={email} sx={{ color: outcome === 'sent' ? 'text.primary' : 'error.main' }}>
          {t(`outcome.${outcome}`, { email: isolate(email) })}
        </Box>
      ))}
    </Box>
  );
};

const TestForm = ({ title, written, send, own, onDone, onClose }: TestMailDialogProps & { own: string }) => {
  const { t } = useTranslation('mail-test');
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const { field, form, ...sending } = useSendForm({
    schema,
    defaultValues: { language: written[0] ?? 'he', to: own, asNameless: false },
    send: async (wanted) => {
      setResults([]);
      const reply = await send(wanted, t('failed'));
      if (reply.results.every(({ outcome }) => outcome === 'sent')) {
        onDone(t('sent', { addresses: reply.results.map(({ email }) => isolate(email)).join(', ') }));
      } else setResults(reply.results);
    },
  });
  const { error, ...to } = field('to');
  const wrong = error && wrongAddress(form.getValues('to'));
  return (
    <FormDialog title={title} submitLabel={t('send')} failureTitle={t('failed')} onClose={onClose} {...sending}>
      <p>{t('text')}</p>
      <TextAreaField
        label={t('to')}
        hint={t('toHint')}
        error={wrong ? t('wrongAddress', { address: isolate(wrong) }) : error}
        required
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...to}
      />
      {written.length > 1 && (
        <SelectField
          label={t('language')}
          options={written.map((each) => ({ value: each, text: languageNames[each], lang: each }))}
          {...field('language')}
        />
      )}
      <CheckboxField label={t('nameless')} hint={t('namelessHint')} {...field('asNameless')} />
      <div role="status">{results.length > 0 && <Results results={results} />}</div>
    </FormDialog>
  );
};

/** Sends one language of a mail to many to its writer, and to whom else the writer names. */
const TestMailDialog = (props: TestMailDialogProps) => {
  useTexts(mailTestTexts);
  const { data, isPending } = useQuery(ownAddressQuery);
  return isPending ? null : <TestForm {...props} own={data ?? ''} />;
};

export default TestMailDialog;
