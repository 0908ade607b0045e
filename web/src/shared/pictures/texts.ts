import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The texts of the picture field; a page that shows one names them among its texts. */
export const pictureTexts = lazyTexts(import.meta.glob('#locales/*/{pictures,validation}.json', { import: 'default' }));
