import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const finderTexts = lazyTexts(import.meta.glob('#locales/*/finder.json', { import: 'default' }));
