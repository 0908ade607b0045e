import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What the picture field says; a page that shows one names it among its texts. */
export const pictureTexts = lazyTexts(import.meta.glob('#locales/*/{pictures,validation}.json', { import: 'default' }));
