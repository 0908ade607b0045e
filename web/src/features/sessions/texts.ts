import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const sessionTexts = lazyTexts(import.meta.glob('#locales/*/sessions.json', { import: 'default' }));
