import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const accountTexts = lazyTexts(import.meta.glob('#locales/*/account.json', { import: 'default' }));
