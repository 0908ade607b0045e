import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const templatesTexts = lazyTexts(import.meta.glob('#locales/*/templates.json', { import: 'default' }));
