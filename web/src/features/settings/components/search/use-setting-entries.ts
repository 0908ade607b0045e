import { useTranslation } from 'react-i18next';
import { sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import type { SettingEntry } from '../../model/find-settings.ts';
import { secretsOf } from '../../model/shown-settings.ts';

/** All settings and secrets in the reader's language. */
export const useSettingEntries = (): SettingEntry[] => {
  const { t } = useTranslation('settings');
  return sectionNames.flatMap((section) => {
    const sectionTitle = t(`${section}.title` as 'security.title');
    const ofSettings = settingsOf(section).map(([name, { control }]) => ({
      section,
      sectionTitle,
      name,
      label: t(`${section}.${name}.label` as 'security.sessionDays.label'),
      hint: t(`${section}.${name}.hint` as 'security.sessionDays.hint'),
      more:
        control.kind === 'choice'
          ? control.options.map((option) => t(`${section}.${name}.${option}` as 'integrations.smtpPort.587'))
          : [],
    }));
    const ofSecrets = secretsOf(section).map((name) => ({
      section,
      sectionTitle,
      name,
      label: t(`secret.${name}`),
      hint: '',
      more: [t('secrets')],
    }));
    return [...ofSettings, ...ofSecrets];
  });
};
