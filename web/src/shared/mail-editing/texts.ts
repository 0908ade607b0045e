import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What the fields of a mail are called; a screen with them names it among its texts. */
export const mailEditingTexts = lazyTexts(import.meta.glob('#locales/*/mail-editing.json', { import: 'default' }));
