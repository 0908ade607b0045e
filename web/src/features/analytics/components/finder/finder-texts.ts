import { lazyTexts } from '#web/shared/i18n/lazy-texts.ts';

/** The words of the finder's questions and of what is known of models. */
export const finderFigureTexts = lazyTexts(
  import.meta.glob('#locales/*/{finder,models,catalog}.json', { import: 'default' }),
);
