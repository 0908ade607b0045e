import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const analyticsTexts = lazyTexts(import.meta.glob('#locales/*/analytics.json', { import: 'default' }));
