import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** Texts of the screens around logging in. */
export const authTexts = lazyTexts(import.meta.glob('#locales/*/auth.json', { import: 'default' }));
