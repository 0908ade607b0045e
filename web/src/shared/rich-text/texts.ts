import { lazyTexts } from '../i18n/lazy-texts.ts';

/** What surrounds a writer's text; a page that shows one names it among its texts. */
export const richTextTexts = lazyTexts(import.meta.glob('#locales/*/rich-text.json', { import: 'default' }));
