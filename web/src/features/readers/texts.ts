import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const readersTexts = lazyTexts(import.meta.glob('#locales/*/readers.json', { import: 'default' }));
