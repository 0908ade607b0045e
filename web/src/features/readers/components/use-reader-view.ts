import { useSearchParams } from 'react-router';
import { readerFilters } from '#contracts/newsletter/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';

/** Whom the list is about, as the address says it. */
export const useReaderView = () => {
  const [parameters, setParameters] = useSearchParams();
  const view = {
    search: parameters.get('search') ?? '',
    state: readerFilters.find((filter) => filter === parameters.get('state')),
    language: languages.find((language) => language === parameters.get('language')),
    pageSize: toPageSize(parameters.get('pageSize')) ?? 25,
  };
  const change = (name: 'search' | 'state' | 'language' | 'pageSize', value: string) =>
    setParameters(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { preventScrollReset: true, replace: true },
    );
  return { view, change };
};
