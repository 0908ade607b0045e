import * as z from 'zod/mini';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** What a link in a mail carries, in its fragment or its query; a field that is missing is empty. */
export const readMailedLink = <Name extends string>(
  names: readonly Name[],
  { search, hash }: Pick<Address, 'search' | 'hash'>,
): Record<Name, string> => {
  const sources = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const field = (name: Name) => sources.map((source) => source.get(name)).find(Boolean) ?? '';
  return Object.fromEntries(names.map((name) => [name, field(name)])) as Record<Name, string>;
};

/** The same address without the secret, for the address bar and the history. */
export const withoutMailedLink = (
  names: readonly string[],
  { pathname, search }: Pick<Address, 'pathname' | 'search'>,
): string => {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};

const keptSchema = z.object({ mailedLink: z.record(z.string(), z.string()) });

/** For the page's entry in the history of the tab, so that a reload still has the link. */
export const keepMailedLink = (link: Record<string, string>): z.infer<typeof keptSchema> => ({ mailedLink: link });

/** What the entry of the history kept; undefined without any of the fields. */
export const readKeptMailedLink = <Name extends string>(
  names: readonly Name[],
  state: unknown,
): Record<Name, string> | undefined => {
  const { data } = keptSchema.safeParse(state);
  const kept = new Map(Object.entries(data?.mailedLink ?? {}));
  if (!names.some((name) => kept.get(name))) return undefined;
  return Object.fromEntries(names.map((name) => [name, kept.get(name) ?? ''])) as Record<Name, string>;
};
