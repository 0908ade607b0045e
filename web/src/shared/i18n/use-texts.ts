import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contracts/text/language.ts';
import { type LazyTexts, loadTexts } from './lazy-texts.ts';
import { useLanguage } from './use-language.ts';

const asked = new Map<LazyTexts, { [language in Language]?: Promise<void> }>();

/**
 * Texts that only a part of a screen needs, such as a dialog: they are fetched as it is shown, and it waits for them.
 * Every request is kept, even if it has failed: else a part that React draws again would ask without end.
 */
export const useTexts = (texts: LazyTexts): void => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const byLanguage = asked.get(texts) ?? {};
  asked.set(texts, byLanguage);
  byLanguage[language] ??= loadTexts(i18n, language, [texts]);
  use(byLanguage[language]);
};
