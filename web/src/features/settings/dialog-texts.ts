import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** The texts of dialogs alone: they fetch them themselves. */
export const settingsDialogTexts = lazyTexts(
  import.meta.glob('#locales/*/settings-dialogs.json', { import: 'default' }),
);
