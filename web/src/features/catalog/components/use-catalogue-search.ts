import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { offlineCatalogueQuery } from '../api/offline-catalogue.ts';
import { searchCatalogue } from '../model/search.ts';

const debounceMs = 300;

/** Results for a text once the visitor pauses; `isSearching` until then, and while the catalogue is being fetched. */
export const useCatalogueSearch = (text: string) => {
  const language = useLanguage();
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data: catalogue, isPending } = useQuery(offlineCatalogueQuery);
  const results = useMemo(
    () => (catalogue ? searchCatalogue(settled, catalogue, language) : []),
    [catalogue, settled, language],
  );
  const asked = text.trim();
  return { results, isSearching: asked !== '' && (asked !== settled.trim() || isPending) };
};
