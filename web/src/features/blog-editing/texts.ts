import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const blogEditingTexts = lazyTexts(import.meta.glob('#locales/*/blog-editing.json', { import: 'default' }));
