import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const offlineTexts = lazyTexts(import.meta.glob('#locales/*/offline.json', { import: 'default' }));
