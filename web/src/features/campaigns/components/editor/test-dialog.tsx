import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import type { TestResult } from '#contracts/campaigns/checks.ts';
import { testAddressEntrySchema, wrongAddress } from '#contracts/campaigns/test-addresses.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextAreaField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { ownAddressQuery } from '../../api/own-address-query.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';

interface TestDialogProps extends DialogEnds {
  campaign: Campaign;
}

const schema = z.object({ language: languageSchema, to: testAddressEntrySchema, asNameless: z.boolean() });

/** Of each address, what became of its mail. */
const Results = ({ results }: { results: readonly TestResult[] }) => {
  const { t } = useTranslation('campaigns');
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {results.map(({ email, outcome }) => (
        <Box component="li" key={email} sx={{ color: outcome === 'sent' ? 'text.primary' : 'error.main' }}>
          {t(`testOutcome.${outcome}`, { email: isolate(email) })}
        </Box>
      ))}
    </Box>
  );
};

const TestForm = ({ campaign, own, onDone, onClose }: TestDialogProps & { own: string }) => {
  const { t } = useTranslation('campaigns');
  const { test } = useCampaignWrites();
  const [results, setResults] = useState<readonly TestResult[]>([]);
  const written = campaign.languages.filter((language) => campaign.texts[language]);
  const { field, form, ...send } = useSendForm({
    schema,
    defaultValues: { language: written[0] ?? 'he', to: own, asNameless: false },
    send: async (wanted) => {
      setResults([]);
      const reply = await test(campaign.id, wanted);
      if (reply.results.every(({ outcome }) => outcome === 'sent')) {
        onDone(t('testSent', { addresses: reply.results.map(({ email }) => isolate(email)).join(', ') }));
      } else setResults(reply.results);
    },
  });
  const { error, ...to } = field('to');
  const wrong = error && wrongAddress(form.getValues('to'));
  return (
    <FormDialog
      title={t('sendTest')}
      submitLabel={t('sendTestNow')}
      failureTitle={t('testFailed')}
      onClose={onClose}
      {...send}
    >
      <p>{t('testText')}</p>
      <TextAreaField
        label={t('testTo')}
        hint={t('testToHint')}
        error={wrong ? t('testWrongAddress', { address: isolate(wrong) }) : error}
        required
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        {...to}
      />
      {written.length > 1 && (
        <SelectField
          label={t('testLanguage')}
          options={written.map((each) => ({ value: each, text: languageNames[each], lang: each }))}
          {...field('language')}
        />
      )}
      <CheckboxField label={t('testNameless')} hint={t('testNamelessHint')} {...field('asNameless')} />
      <div role="status">{results.length > 0 && <Results results={results} />}</div>
    </FormDialog>
  );
};

/** Sends one language of the campaign to its writer, and to whom else the writer names. */
const TestDialog = (props: TestDialogProps) => {
  const { data, isPending } = useQuery(ownAddressQuery);
  return isPending ? null : <TestForm {...props} own={data ?? ''} />;
};

export default TestDialog;
