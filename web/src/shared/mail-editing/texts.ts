import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The names of a mail's fields; a screen with them names them among its texts. */
export const mailEditingTexts = lazyTexts(import.meta.glob('#locales/*/mail-editing.json', { import: 'default' }));
