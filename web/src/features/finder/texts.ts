import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** Those that the page has before the questions begin. */
export const finderStartTexts = lazyTexts(import.meta.glob('#locales/*/finder-start.json', { import: 'default' }));
export const finderTexts = lazyTexts(import.meta.glob('#locales/*/finder.json', { import: 'default' }));
