import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What forms ask of a person; a page with such a form names it among its texts. */
export const profileTexts = lazyTexts(import.meta.glob('#locales/*/profile.json', { import: 'default' }));
