import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const settingsTexts = lazyTexts(import.meta.glob('#locales/*/settings.json', { import: 'default' }));
