import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

export const catalogEditingTexts = lazyTexts(
  import.meta.glob('#locales/*/catalog-editing.json', { import: 'default' }),
);
