import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const tipsTexts = lazyTexts(import.meta.glob('#locales/*/tips.json', { import: 'default' }));
