import { lazyTexts } from '../i18n/lazy-texts.ts';

/** The texts around a writer's text; a page that shows one names them among its texts. */
export const richTextTexts = lazyTexts(import.meta.glob('#locales/*/rich-text.json', { import: 'default' }));
