import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const knowledgeTexts = lazyTexts(import.meta.glob('#locales/*/knowledge.json', { import: 'default' }));
