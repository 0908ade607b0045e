import { useSearchParams } from 'react-router';
import { type PageSize, toPageSize } from '#web/shared/admin-theme/paging/pager.tsx';

export interface PostView {
  /** As typed. */
  search: string;
  pageSize: PageSize;
}

/** What of the list is shown; the address holds it. */
export const usePostView = () => {
  const [parameters, setParameters] = useSearchParams();
  const view: PostView = {
    search: parameters.get('search') ?? '',
    pageSize: toPageSize(parameters.get('pageSize')) ?? 25,
  };
  const change = (changes: Partial<PostView>, replace: boolean) => {
    const next = { ...view, ...changes };
    const address = new URLSearchParams(parameters);
    address.set('pageSize', String(next.pageSize));
    if (next.search) address.set('search', next.search);
    else address.delete('search');
    setParameters(address, { replace, preventScrollReset: true });
  };
  return {
    view,
    changePageSize: (pageSize: PageSize) => change({ pageSize }, false),
    /** Typing is no step that "back" would undo. */
    changeSearch: (search: string) => change({ search }, true),
  };
};
