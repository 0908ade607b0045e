import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const cacheUsageTexts = lazyTexts(import.meta.glob('#locales/*/cache-usage.json', { import: 'default' }));
