import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AllSections, SecretStates } from '#contracts/settings/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { TextInput } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { type Sections, useSettingsWrites } from '../../api/use-settings-writes.ts';
import { settingsDialogTexts } from '../../dialog-texts.ts';
import { valuesOf } from '../../model/section-values.ts';
import { type ImportPlan, largestFile, planImport } from '../../model/settings-file.ts';
import { useSecretWarnings } from '../use-secret-warnings.ts';
import { ImportPreview } from './import-preview.tsx';
import { RefusedValues } from './refused-values.tsx';

/** The present settings, and what the file would change in them. */
interface Planned {
  present: AllSections;
  secrets: SecretStates;
  plan: ImportPlan | { fault: 'tooLarge' };
}

/** Takes a file, shows what it changes, and saves all of it or nothing. */
const ImportDialog = ({ onDone, onClose }: DialogEnds) => {
  useTexts(settingsDialogTexts);
  const { t } = useTranslation(['settings-dialogs', 'settings', 'admin']);
  const id = useId();
  const { refresh, saveSections } = useSettingsWrites();
  const warnings = useSecretWarnings();
  const [planned, setPlanned] = useState<Planned>();
  const read = useMutation({
    mutationFn: async (file: File): Promise<Planned> => {
      const [{ sections: present, secrets }, text] = await Promise.all([
        refresh(),
        file.size > largestFile ? '' : file.text(),
      ]);
      return {
        present,
        secrets,
        plan: text === '' && file.size > 0 ? { fault: 'tooLarge' } : planImport(text, valuesOf(present)),
      };
    },
    onSuccess: setPlanned,
  });
  const changed = planned && 'sections' in planned.plan ? planned.plan.sections : [];
  const count = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  const apply = useMutation({
    mutationFn: async () => {
      const entries = changed.map(({ section, values }) => [
        section,
        { version: planned?.present[section].version, values },
      ]);
      const { lost } = await saveSections(Object.fromEntries(entries) as Sections);
      onDone([t('imported'), warnings.after(lost)].filter(Boolean).join(' '));
    },
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    setPlanned(undefined);
    apply.reset();
    if (file) read.mutate(file);
  };
  return (
    <ModalFrame
      title={t('importTitle')}
      text={t('importText')}
      maxWidth="sm"
      onClose={onClose}
      notice={
        apply.error && (
          <>
            <FailureNotice title={t('settings:configurationFailed')} error={apply.error} />
            <RefusedValues error={apply.error} />
          </>
        )
      }
      actions={
        <>
          <Button onClick={onClose}>{t('admin:cancel')}</Button>
          {count > 0 && (
            <Button variant="contained" loading={apply.isPending} onClick={() => apply.mutate()}>
              {t('importApply', { count })}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 0.5, my: 2 }}>
        <label htmlFor={id}>{t('importFile')}</label>
        <TextInput id={id} type="file" accept="application/json,.json" onChange={choose} />
      </Box>
      {read.error && <FailureNotice title={t('settings:loadFailed')} error={read.error} />}
      <div role="status">{planned && <ImportPreview {...planned} />}</div>
    </ModalFrame>
  );
};

export default ImportDialog;
