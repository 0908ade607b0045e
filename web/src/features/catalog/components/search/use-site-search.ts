import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { offlineCatalogQuery } from '../../api/offline-catalog.ts';
import { searchIndexQuery } from '../../api/search-index.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useSearchWords } from '../../api/use-search-words.ts';
import { siteSearch } from '../../model/search/site-search.ts';

const debounceMs = 300;

/**
 * The answer to a text once the visitor pauses; `isSearching` until then, and while the catalogue is being fetched. The
 * index is fetched with the first words.
 */
export const useSiteSearch = (text: string) => {
  const language = useLanguage();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const asked = text.trim();
  const query = settled.trim();
  const { data: catalog, isPending } = useQuery(offlineCatalogQuery);
  const { data: index, isLoading } = useQuery({ ...searchIndexQuery(language), enabled: asked !== '' });
  const words = useSearchWords(true);
  const searchable = useMemo(
    () => catalog && siteSearch(catalog, language, words.wordsOf, index),
    [catalog, language, words.wordsOf, index],
  );
  const { found, guess, isGuessing } = useAnswer(query, searchable);
  // A result of the browser's copy is shown at once. Where that has nothing, the index may have it.
  const isEarly = isLoading && (found.length === 0 || guess !== undefined);
  const isSearching = asked !== query || isPending || words.isPending || isGuessing || isEarly;
  return { found, guess, isSearching: asked !== '' && isSearching };
};
