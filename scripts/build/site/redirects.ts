import type { Brand } from '#contracts/catalog/endpoints.ts';

/** Addresses made from a brand's other names (`/brand/grishko`), as people write them, and where they lead. */
export const brandRedirects = (brands: readonly Brand[], brandPath: (id: string) => string): Record<string, string> => {
  const ids = new Set(brands.map(({ id }) => id));
  return Object.fromEntries(
    brands.flatMap(({ id, aliases }) =>
      aliases
        .filter((alias) => /^[A-Za-z]+$/.test(alias))
        .flatMap((alias) => [alias, alias.toLowerCase()])
        .filter((alias) => !ids.has(alias))
        .map((alias) => [brandPath(alias), brandPath(id)]),
    ),
  );
};
