import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  keepMailedLink,
  readKeptMailedLink,
  readMailedLink,
  withoutMailedLink,
} from '#web/features/auth/model/mailed-link.ts';

interface MailedLinkOptions {
  /** The page survives a reload, which phones do by themselves: the tab keeps the link, unseen. */
  isKept?: boolean;
}

/**
 * What the link of a mail brought, as fields of these names. Takes its secret out of the address bar, into memory. Undefined
 * before hydration and without any of the fields.
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
    const replace = (address: string, state: unknown) =>
      void navigate(address, { replace: true, preventScrollReset: true, state });
    const found = readMailedLink(names, location);
    if (names.some((name) => found[name])) {
      setLink(found);
      return replace(withoutMailedLink(names, location), isKept ? keepMailedLink(found) : undefined);
    }
    if (!isKept) return;
    const kept = readKeptMailedLink(names, location.state);
    if (kept && !link) setLink(kept);
    // Another language is another entry of the history.
    if (!kept && link) replace(`${location.pathname}${location.search}${location.hash}`, keepMailedLink(link));
  }, [names, isKept, location, navigate, link]);
  return link;
};
