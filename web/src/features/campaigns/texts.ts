import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const campaignTexts = lazyTexts(import.meta.glob('#locales/*/campaigns.json', { import: 'default' }));
