import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const chatTexts = lazyTexts(import.meta.glob('#locales/*/aiChat.json', { import: 'default' }));
