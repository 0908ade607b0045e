import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const auditTexts = lazyTexts(import.meta.glob('#locales/*/audit.json', { import: 'default' }));
