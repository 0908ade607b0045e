import { useSearchParams } from 'react-router';
import { isLanguage } from '#contracts/text/language.ts';

/** The part of a list that is shown; the address holds it. Typing is no step that "back" undoes. */
export const useListView = () => {
  const [parameters, setParameters] = useSearchParams();
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const missing = parameters.get('missing');
  return {
    search: parameters.get('search') ?? '',
    brandId: parameters.get('brand') ?? '',
    /** The language of which a text is missing. */
    missing: isLanguage(missing) ? missing : undefined,
    setSearch: (text: string) => set('search', text),
    setBrandId: (id: string) => set('brand', id),
    setMissing: (language: string) => set('missing', language),
  };
};
