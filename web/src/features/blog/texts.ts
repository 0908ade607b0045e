import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const blogTexts = lazyTexts(import.meta.glob('#locales/*/blog.json', { import: 'default' }));
