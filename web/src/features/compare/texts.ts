import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const compareTexts = lazyTexts(import.meta.glob('#locales/*/compare.json', { import: 'default' }));
