import * as z from 'zod/mini';
import { type Brand, brandSchema, type Product, productSchema } from '#contracts/catalog/endpoints.ts';

export interface OfflineCatalog {
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

const catalogSchema = z.object({ brands: z.array(brandSchema), products: z.array(productSchema) });

/** Fields that another version of the site, or an edit by hand, may have left out. */
const completed = (item: object) => {
  const { description = '', description_he = description } = item as Partial<Brand>;
  return {
    ...{ names: {}, aliases: [], tagline: { he: '' }, price: '', language: 'he', attributes: { unconfirmed: [] } },
    ...{ description, description_he, descriptions: { he: description_he, en: description } },
    ...item,
  };
};

/** Undefined if there is no list; entries that cannot be understood are left out. */
const readList = <Item>(storage: CopyStorage, key: string, schema: z.ZodMiniType<Item>): Item[] | undefined => {
  const kept = storage.read(key);
  if (!Array.isArray(kept)) return undefined;
  return kept.flatMap((item) => schema.safeParse(item && completed(item)).data ?? []);
};

export const writeCopy = (storage: CopyStorage, { brands, products }: OfflineCatalog) => {
  storage.write(brandsKey, JSON.stringify(brands));
  storage.write(productsKey, JSON.stringify(products));
};

/** The existing copy; a missing part is filled from the seed. The rest stays as it is until the API has been asked. */
export const copyOrSeed = async (storage: CopyStorage, fetchSeed: () => Promise<unknown>): Promise<OfflineCatalog> => {
  const brands = readList(storage, brandsKey, brandSchema);
  const products = readList(storage, productsKey, productSchema);
  if (brands && products) return { brands, products };
  const seed = catalogSchema.parse(await fetchSeed());
  if (!brands) storage.write(brandsKey, JSON.stringify(seed.brands));
  if (!products) storage.write(productsKey, JSON.stringify(seed.products));
  return { brands: brands ?? seed.brands, products: products ?? seed.products };
};
