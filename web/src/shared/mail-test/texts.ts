import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The words of the question to whom a test mail goes, which fetches them itself. */
export const mailTestTexts = lazyTexts(import.meta.glob('#locales/*/mail-test.json', { import: 'default' }));
