import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What the tools of the editor are called; a screen with one names it among its texts. */
export const textEditorTexts = lazyTexts(import.meta.glob('#locales/*/text-editor.json', { import: 'default' }));
