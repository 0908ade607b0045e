import { useTranslation } from 'react-i18next';
import type { SettingsChange } from '#contracts/settings/change.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';

/** When something was changed, and by whom, within a sentence. */
export const useChangeTexts = () => {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const format = (time: string, options: Intl.DateTimeFormatOptions) =>
    isolate(dateFormat(language, options).format(new Date(time)));
  return {
    timeText: (time: string) => format(time, { dateStyle: 'medium', timeStyle: 'short' }),
    dateText: (time: string) => format(time, { dateStyle: 'medium' }),
    nameText: ({ by }: SettingsChange) => (by.name === '' ? t('formerUser') : isolate(by.name)),
  };
};
