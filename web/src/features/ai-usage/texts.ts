import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const aiUsageTexts = lazyTexts(import.meta.glob('#locales/*/ai-usage.json', { import: 'default' }));
