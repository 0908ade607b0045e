import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** The names of settings, for two versions of them side by side. */
export const settingTexts = lazyTexts(import.meta.glob('#locales/*/settings.json', { import: 'default' }));
