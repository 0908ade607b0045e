import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const lettersTexts = lazyTexts(import.meta.glob('#locales/*/letters.json', { import: 'default' }));
