import * as z from 'zod/mini';
import { type Brand, brandSchema, type Product, productSchema } from '#contracts/catalog.ts';

export interface OfflineCatalogue {
  brands: Brand[];
  products: Product[];
}

/** The browser's copy of the catalogue: what the search reads, with or without a connection. */
export interface CopyStorage {
  read(key: string): unknown;
  write(key: string, text: string): void;
}

export const brandsKey = 'site-brands';
export const productsKey = 'site-products';

const catalogueSchema = z.object({ brands: z.array(brandSchema), products: z.array(productSchema) });

/** Undefined when a part is missing or damaged: half a copy is none. */
export const readCopy = (storage: CopyStorage): OfflineCatalogue | undefined =>
  catalogueSchema.safeParse({ brands: storage.read(brandsKey), products: storage.read(productsKey) }).data;

export const writeCopy = (storage: CopyStorage, { brands, products }: OfflineCatalogue) => {
  storage.write(brandsKey, JSON.stringify(brands));
  storage.write(productsKey, JSON.stringify(products));
};

/** The copy that is there; else the seed, which is then kept. A copy that is there is never overwritten by the seed. */
export const copyOrSeed = async (
  storage: CopyStorage,
  fetchSeed: () => Promise<unknown>,
): Promise<OfflineCatalogue> => {
  const copy = readCopy(storage);
  if (copy) return copy;
  const seed = catalogueSchema.parse(await fetchSeed());
  writeCopy(storage, seed);
  return seed;
};
