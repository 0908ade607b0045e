import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const userTexts = lazyTexts(import.meta.glob('#locales/*/users.json', { import: 'default' }));
