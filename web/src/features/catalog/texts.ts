import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const catalogTexts = lazyTexts(import.meta.glob('#locales/*/catalog.json', { import: 'default' }));
