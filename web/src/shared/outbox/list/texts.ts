import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const outboxTexts = lazyTexts(import.meta.glob('#locales/*/outbox.json', { import: 'default' }));
