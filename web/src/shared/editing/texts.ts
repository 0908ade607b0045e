import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What every editor says about saving; a screen with one names it among its texts. */
export const editingTexts = lazyTexts(import.meta.glob('#locales/*/editing.json', { import: 'default' }));
