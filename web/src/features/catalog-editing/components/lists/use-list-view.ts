import { useSearchParams } from 'react-router';

/** What of a list is shown; the address holds it. Typing is no step that "back" undoes. */
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
  return {
    search: parameters.get('search') ?? '',
    brandId: parameters.get('brand') ?? '',
    setSearch: (text: string) => set('search', text),
    setBrandId: (id: string) => set('brand', id),
  };
};
