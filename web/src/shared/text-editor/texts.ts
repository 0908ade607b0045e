import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The names of the editor's tools; a screen with one names them among its texts. */
export const textEditorTexts = lazyTexts(import.meta.glob('#locales/*/text-editor.json', { import: 'default' }));
