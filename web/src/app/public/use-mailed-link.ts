import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptLinkSchema, readMailedLink, withoutMailedLink } from '#web/features/auth/model/mailed-link.ts';
import { readJson, tabStorage, writeStorage } from '#web/shared/storage.ts';

interface MailedLinkOptions {
  /** The page survives a reload, which phones do by themselves: the tab keeps the link, unseen. */
  isKept?: boolean;
}

/**
 * The values of a mail's link, as fields of these names. Takes its secret out of the address bar and the history, into
 * memory. Undefined before hydration and without any of the fields.
 * @param names the same array at every call.
 */
export const useMailedLink = <Name extends string>(
  names: readonly Name[],
  { isKept = false }: MailedLinkOptions = {},
): Record<Name, string> | undefined => {
  const location = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<Record<Name, string>>();
  useLayoutEffect(() => {
    const place = `mailedLink:${location.pathname}`;
    const found = readMailedLink(names, location);
    if (names.some((name) => found[name])) {
      if (isKept) writeStorage(place, JSON.stringify(found), tabStorage);
      setLink(found);
      void navigate(withoutMailedLink(names, location), { replace: true, preventScrollReset: true });
      return;
    }
    const kept = isKept ? keptLinkSchema(names).safeParse(readJson(place, tabStorage)).data : undefined;
    // Once read it stays: another object would draw the page anew at each change of its address.
    if (kept) setLink((known) => known ?? (kept as Record<Name, string>));
  }, [names, location, navigate, isKept]);
  return link;
};
