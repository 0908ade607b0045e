import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The texts of every editor about saving; a screen with one names them among its texts. */
export const editingTexts = lazyTexts(import.meta.glob('#locales/*/editing.json', { import: 'default' }));
