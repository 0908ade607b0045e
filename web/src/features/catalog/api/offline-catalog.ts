import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { readJson, readStorage, writeStorage } from '#web/shared/storage.ts';
import type { CatalogSource } from '../model/catalog-source.ts';
import { type CopyStorage, copyOrSeed, type OfflineCatalog, writeCopy } from '../model/offline-copy.ts';

const refreshedKey = 'site-catalogue-refreshed';
const freshMs = 5 * 60_000;
const storage: CopyStorage = { read: (key) => readJson(key), write: writeStorage };

const fetchSeed = async () => {
  const response = await fetch('/seed/catalogue.json');
  if (!response.ok) throw new Error(`Seed: ${response.status}`);
  return response.json();
};

// A clock that is put back makes no copy of the future that would stay for good.
const isFresh = () => Math.abs(Date.now() - Number(readStorage(refreshedKey) ?? 0)) < freshMs;

/** The browser's copy, available at once; if it is missing, it is filled from the seed. */
export const offlineCatalogQuery = queryOptions<OfflineCatalog>({
  queryKey: ['offline-catalogue'],
  queryFn: () => copyOrSeed(storage, fetchSeed),
  // The copy itself is refreshed from the API, below.
  staleTime: Number.POSITIVE_INFINITY,
});

/** Asks the API for changes, at most every five minutes. Without a connection the copy stays as it is. */
export const refreshOfflineCatalog = async (queryClient: QueryClient, source: CatalogSource, language: Language) => {
  await queryClient.prefetchQuery(offlineCatalogQuery);
  if (isFresh()) return;
  const [brands, products] = await Promise.all([source.brands(language), source.products(language)]);
  writeCopy(storage, { brands, products });
  writeStorage(refreshedKey, String(Date.now()));
  queryClient.setQueryData(offlineCatalogQuery.queryKey, { brands, products });
};
