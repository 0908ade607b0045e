import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The texts of every form about its fields; a page with a form names them among its texts. */
export const formTexts = lazyTexts(import.meta.glob('#locales/*/{form,validation}.json', { import: 'default' }));
