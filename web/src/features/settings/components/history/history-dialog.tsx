import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SecretStates } from '#contracts/settings/endpoints.ts';
import { type SectionName, secretsLostBy, settingsOf } from '#contracts/settings/sections.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { ModalFrame } from '#web/shared/admin-theme/dialogs/modal-frame.tsx';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { settingsHistoryQuery } from '../../api/history-query.ts';
import { settingsDialogTexts } from '../../dialog-texts.ts';
import { changesOf, type SettingChange } from '../../model/changes.ts';
import { type FormValue, formValueOf } from '../../model/section-form.ts';
import { ChangesList } from '../changes-list.tsx';
import { useChangeTexts } from '../use-change-texts.ts';
import { useSecretWarnings } from '../use-secret-warnings.ts';
import { useSettingWords } from '../use-setting-words.ts';

interface HistoryDialogProps {
  section: SectionName;
  /** Which secrets are set: a former value of what one is bound to removes it. */
  secrets: SecretStates;
  /** Fills a former value into the form. */
  onPutBack: (path: string, value: FormValue) => void;
  onClose: () => void;
}

/** Who changed what in a section, newest first. A former value can be put into the form, and is not saved by that. */
const HistoryDialog = ({ section, secrets, onPutBack, onClose }: HistoryDialogProps) => {
  useTexts(settingsDialogTexts);
  const { t } = useTranslation('settings-dialogs');
  const { title } = useSettingWords(section);
  const { timeText, nameText } = useChangeTexts();
  const { data, error, refetch } = useQuery(settingsHistoryQuery(section));
  const warnings = useSecretWarnings();
  const settings = new Map(settingsOf(section));
  const putBack = ({ path, before }: SettingChange) => {
    const setting = settings.get(path.split('.')[0] ?? '');
    // A setting that there was no longer or not yet has no value to go back to.
    if (!setting || before === undefined || before === null) return null;
    const warning = warnings.before(secretsLostBy(section, {}, { [path]: before }), secrets);
    return (
      <>
        {warning && <p>{warning}</p>}
        <Button
          onClick={() => onPutBack(path, formValueOf(setting, before))}
          sx={{ px: 1, mx: -1, color: 'primary.main' }}
        >
          {t(before === '' ? 'putBackEmpty' : 'putBack')}
        </Button>
      </>
    );
  };
  return (
    <ModalFrame
      title={t('historyTitle', { section: title })}
      maxWidth="sm"
      closesOnClickBeside
      onClose={onClose}
      actions={
        <Button autoFocus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {error && <FailureNotice title={t('historyFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data?.length === 0 && <p>{t('historyEmpty')}</p>}
      {data?.map(({ version, changed, changes }) => (
        <Box component="section" key={version} sx={{ pb: 2.5 }}>
          <Box component="h3" sx={{ m: 0, pb: 0.75, font: 'inherit', color: 'text.secondary' }}>
            {timeText(changed.time)} · {nameText(changed)}
          </Box>
          <ChangesList section={section} changes={changes.flatMap(changesOf)} action={putBack} />
        </Box>
      ))}
    </ModalFrame>
  );
};

export default HistoryDialog;
