import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readMailedLink, withoutMailedLink } from '#web/features/auth/model/mailed-link.ts';

/**
 * What the link of a mail brought, as fields of these names. Takes its secret out of the address bar and the history, into
 * memory. Undefined before hydration and without any of the fields.
 * @param names the same array at every call.
 */
export const useMailedLink = <Name extends string>(names: readonly Name[]): Record<Name, string> | undefined => {
  const location = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<Record<Name, string>>();
  useLayoutEffect(() => {
    const found = readMailedLink(names, location);
    if (!names.some((name) => found[name])) return;
    setLink(found);
    void navigate(withoutMailedLink(names, location), { replace: true, preventScrollReset: true });
  }, [names, location, navigate]);
  return link;
};
