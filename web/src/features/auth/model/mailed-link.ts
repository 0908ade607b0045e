import * as z from 'zod/mini';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The values of a link in a mail, in its fragment or its query; a field that is missing is empty. */
export const readMailedLink = <Name extends string>(
  names: readonly Name[],
  { search, hash }: Pick<Address, 'search' | 'hash'>,
): Record<Name, string> => {
  const sources = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const field = (name: Name) => sources.map((source) => source.get(name)).find(Boolean) ?? '';
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, string>;
};

/** The same as a tab keeps it. */
export const keptLinkSchema = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])));

/** The same address without the secret, for the address bar and the history. */
export const withoutMailedLink = (
  names: readonly string[],
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): string => {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
