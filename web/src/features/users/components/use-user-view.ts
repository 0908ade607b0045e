import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { presentOwner } from '#web/shared/session/session.ts';
import { readJson, writeStorage } from '#web/shared/storage.ts';
import { defaultView, readView, type UserView } from '../model/user-view.ts';

const remembered = (key: string) => {
  const stored = readJson(key);
  return readView(typeof stored === 'object' && stored !== null ? { ...stored } : {}, defaultView);
};

/**
 * The part of the list that is shown. The address holds it; order and page size are also remembered per administrator, for the
 * next visit without them in the address.
 */
export const useUserView = () => {
  const [parameters, setParameters] = useSearchParams();
  const key = `admin-users-view:${presentOwner()}`;
  // Of the beginning of this visit, so that "back" leads to what was seen before.
  const [fallback] = useState(() => remembered(key));
  const search = parameters.get('search') ?? '';
  const view: UserView = { search, ...readView(Object.fromEntries(parameters), fallback) };

  const change = (changes: Partial<UserView>, replace: boolean) => {
    const next = { ...view, ...changes };
    const { sort, order, pageSize } = next;
    writeStorage(key, JSON.stringify({ sort, order, pageSize }));
    const address = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(next)) address.set(name, String(value));
    if (!next.search) address.delete('search');
    setParameters(address, { replace, preventScrollReset: true });
  };
  return {
    view,
    /** Each is a step that "back" undoes. */
    changeView: (changes: Partial<UserView>) => change(changes, false),
    /** Typing is no step. */
    changeSearch: (text: string) => change({ search: text }, true),
  };
};
