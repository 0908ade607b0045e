import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The texts of forms about a person; a page with such a form names them among its texts. */
export const profileTexts = lazyTexts(import.meta.glob('#locales/*/profile.json', { import: 'default' }));
