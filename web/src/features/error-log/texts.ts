import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const errorLogTexts = lazyTexts(import.meta.glob('#locales/*/error-log.json', { import: 'default' }));
