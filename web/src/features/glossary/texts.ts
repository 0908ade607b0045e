import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const glossaryTexts = lazyTexts(import.meta.glob('#locales/*/glossary.json', { import: 'default' }));
