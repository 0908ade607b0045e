export interface ResetLink {
  email: string;
  code: string;
}

/** What a link of a reset mail carries, in its fragment or its query; a field that is missing is empty. */
export const readResetLink = ({ search, hash }: { search: string; hash: string }): ResetLink => {
  const sources = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const field = (name: string) => sources.map((source) => source.get(name)).find(Boolean) ?? '';
  return { email: field('email'), code: field('code') };
};

/** The same address without the secret, for the address bar and the history. */
export const withoutResetLink = ({ pathname, search }: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(search);
  query.delete('email');
  query.delete('code');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
