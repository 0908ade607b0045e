import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { checkReaderImport, consentProofSchema, importLimits } from '#contracts/newsletter/readers.ts';
import { languages } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { write } from '#web/shared/api/write.ts';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { SelectField } from '#web/shared/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { decodeList } from '../../model/decode-list.ts';
import { importParts, noProgress, sendParts } from '../../model/import-parts.ts';
import { readList } from '../../model/read-list.ts';
import type { CheckedList } from './checked-list.ts';

const schema = z.object({
  list: z.string().check(
    z.refine((text) => text.trim() !== '', 'required'),
    z.refine((text) => text.trim() === '' || readList(text, 'he') !== undefined, 'listTooLong'),
    z.refine((text) => text.trim() === '' || readList(text, 'he')?.rows.length !== 0, 'listWithoutAddress'),
  ),
  language: languageSchema,
  proof: consentProofSchema,
  isStated: z.literal(true, 'required'),
});

interface ImportFormProps {
  /** The fields as they were entered before the list was checked. */
  entered: z.input<typeof schema> | undefined;
  onChecked: (checked: CheckedList) => void;
  onClose: () => void;
}

/** The list, and the proof of consent. Nothing is imported by it: it is checked first. */
export const ImportForm = ({ entered, onChecked, onClose }: ImportFormProps) => {
  const { t } = useTranslation('readers');
  const id = useId();
  const language = useLanguage();
  const send = useSendForm({
    schema,
    defaultValues: entered ?? { list: '', language, proof: { given: '', from: '', collectedBy: '' } },
    send: async (values) => {
      const list = readList(values.list, values.language);
      if (!list) return;
      const { counts } = await sendParts(importParts(list.rows), noProgress(), {
        send: async ({ rows }) => (await write(checkReaderImport, { body: { rows } })).outcomes,
        onProgress: () => undefined,
      });
      onChecked({ ...values, list, entered: values, counts });
    },
  });
  const read = useMutation({
    mutationFn: async (file: File) => {
      const isLong = file.size > 2 * importLimits.bytes;
      if (isLong) return send.form.setError('list', { message: 'listTooLong' });
      send.form.setValue('list', decodeList(new Uint8Array(await file.arrayBuffer())), { shouldValidate: true });
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) read.mutate(file);
  };
  return (
    <FormDialog
      title={t('importTitle')}
      submitLabel={t('importCheck')}
      failureTitle={t('importCheckFailed')}
      problem={send.problem}
      isBusy={send.isBusy}
      onSubmit={send.onSubmit}
      onClose={onClose}
    >
      <p>{t('importText')}</p>
      <div>
        <label htmlFor={id}>{t('importFile')}</label>
        <TextInput id={id} type="file" accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={choose} />
      </div>
      <TextAreaField
        label={t('importList')}
        hint={t('importListHint', { count: importLimits.rows })}
        rows={4}
        dir="ltr"
        spellCheck={false}
        style={{ maxHeight: 160 }}
        required
        {...send.field('list')}
      />
      <SelectField
        label={t('importLanguage')}
        hint={t('importLanguageHint')}
        options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        {...send.field('language')}
      />
      <TextField label={t('importGiven')} type="date" dir="auto" required {...send.field('proof.given')} />
      <TextField
        label={t('importFrom')}
        hint={t('importFromHint')}
        dir="auto"
        maxLength={200}
        required
        {...send.field('proof.from')}
      />
      <TextField label={t('importCollectedBy')} dir="auto" maxLength={100} {...send.field('proof.collectedBy')} />
      <CheckboxField label={t('importStatement')} required {...send.field('isStated')} />
    </FormDialog>
  );
};
