import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The words of a mail's preview; a screen with one names them among its texts. */
export const mailPreviewTexts = lazyTexts(import.meta.glob('#locales/*/mail-preview.json', { import: 'default' }));
