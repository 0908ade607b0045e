import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** What only dialogs say: they fetch it themselves. */
export const settingsDialogTexts = lazyTexts(
  import.meta.glob('#locales/*/settings-dialogs.json', { import: 'default' }),
);
