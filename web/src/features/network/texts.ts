import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const networkTexts = lazyTexts(import.meta.glob('#locales/*/network.json', { import: 'default' }));
