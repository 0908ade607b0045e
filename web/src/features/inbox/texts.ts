import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const inboxTexts = lazyTexts(import.meta.glob('#locales/*/inbox.json', { import: 'default' }));
