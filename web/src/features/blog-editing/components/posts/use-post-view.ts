import { useSearchParams } from 'react-router';
import { type PostFilter, postFilters } from '#contracts/blog/drafts.ts';
import { isLanguage, type Language } from '#contracts/text/language.ts';
import { type PageSize, toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';

export interface PostView {
  /** As typed. */
  search: string;
  state: PostFilter | undefined;
  /** The language in which nothing is written. */
  missing: Language | undefined;
  pageSize: PageSize;
}

/** The part of the list that is shown; the address holds it. */
export const usePostView = () => {
  const [parameters, setParameters] = useSearchParams();
  const missing = parameters.get('missing');
  const view: PostView = {
    search: parameters.get('search') ?? '',
    state: postFilters.find((name) => name === parameters.get('state')),
    missing: isLanguage(missing) ? missing : undefined,
    pageSize: toPageSize(parameters.get('pageSize')) ?? 25,
  };
  const change = (changes: Partial<PostView>, replace = false) => {
    const address = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ ...view, ...changes })) {
      if (value) address.set(name, `${value}`);
      else address.delete(name);
    }
    setParameters(address, { replace, preventScrollReset: true });
  };
  return {
    view,
    change,
    /** Typing is no step that "back" would undo. */
    changeSearch: (search: string) => change({ search }, true),
  };
};
