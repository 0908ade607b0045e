import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const pageEditingTexts = lazyTexts(import.meta.glob('#locales/*/page-editing.json', { import: 'default' }));
