import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const newsletterTexts = lazyTexts(import.meta.glob('#locales/*/newsletter.json', { import: 'default' }));
