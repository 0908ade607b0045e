import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The words of known models, beyond those that the catalogue's shoes share with them. */
export const modelTexts = lazyTexts(import.meta.glob('#locales/*/models.json', { import: 'default' }));
