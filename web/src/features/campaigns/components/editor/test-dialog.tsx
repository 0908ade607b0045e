import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import type { Language } from '#contracts/text/language.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';

/** Sends one language of the campaign to its writer. */
const TestDialog = ({ campaign, onDone, onClose }: DialogEnds & { campaign: Campaign }) => {
  const { t } = useTranslation('campaigns');
  const { test } = useCampaignWrites();
  const written = campaign.languages.filter((language) => campaign.texts[language]);
  const [language, choose] = useState<Language>(written[0] ?? 'he');
  return (
    <ConfirmDialog
      title={t('sendTest')}
      confirmLabel={t('sendTestNow')}
      failureTitle={t('testFailed')}
      onConfirm={async () => {
        await test(campaign.id, language);
        onDone(t('testSent'));
      }}
      onClose={onClose}
    >
      <p>{t('testText')}</p>
      {written.length > 1 && (
        <Select
          aria-label={t('testLanguage')}
          value={language}
          onChange={({ target }) => choose(target.value as Language)}
          sx={{ mt: 2 }}
        >
          {written.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
      )}
    </ConfirmDialog>
  );
};

export default TestDialog;
