import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const apiDescriptionTexts = lazyTexts(
  import.meta.glob('#locales/*/api-description.json', { import: 'default' }),
);
