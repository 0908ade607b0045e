import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What every form says about its fields; a page with a form names it among its texts. */
export const formTexts = lazyTexts(import.meta.glob('#locales/*/{form,validation}.json', { import: 'default' }));
