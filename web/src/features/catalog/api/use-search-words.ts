import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyTexts, loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { WordsOf } from '../model/search/search-words.ts';
import { useOnDemand } from './use-on-demand.ts';

export const searchTexts = lazyTexts(import.meta.glob('#locales/*/search.json', { import: 'default' }));
const noWords: WordsOf = () => '';

/** The words of the page's language for attributes, once they have been fetched; without them a search still finds names. */
export const useSearchWords = (isWanted: boolean): { wordsOf: WordsOf; isPending: boolean } => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const { data, isLoading } = useOnDemand(
    ['search-words', language],
    () => loadTexts(i18n, language, [searchTexts]).then(() => true),
    isWanted,
  );
  const wordsOf = useMemo<WordsOf>(() => {
    const t = i18n.getFixedT(language, 'search');
    return data ? (key) => t(`words.${key}` as 'words.shoe', { defaultValue: '' }) : noWords;
  }, [data, i18n, language]);
  return { wordsOf, isPending: isLoading };
};
