import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { offlineCatalogQuery } from '../../api/offline-catalog.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useSearchWords } from '../../api/use-search-words.ts';
import { catalogSearch } from '../../model/search/search.ts';

const debounceMs = 300;

/** The answer to a text once the visitor pauses; `isSearching` until then, and while the catalogue is being fetched. */
export const useCatalogSearch = (text: string) => {
  const language = useLanguage();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: catalog, isPending } = useQuery(offlineCatalogQuery);
  const words = useSearchWords(true);
  const searchable = useMemo(
    () => catalog && catalogSearch(catalog, language, words.wordsOf),
    [catalog, language, words.wordsOf],
  );
  const asked = text.trim();
  const query = settled.trim();
  const { found, guess, isGuessing } = useAnswer(query, searchable);
  const isSearching = asked !== query || isPending || words.isPending || isGuessing;
  return { found, guess, isSearching: asked !== '' && isSearching };
};
