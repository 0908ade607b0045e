import type { BrandRecord } from '../model/brand.ts';
import type { ProductRecord } from '../model/product.ts';
import { catalogSeed } from './catalog-seed.ts';

/** Adds only what was never there, so an administrator's edits and deletions survive every seeding. */
export interface CatalogSeeder {
  /** Whether it was added. */
  addBrandIfAbsent(record: BrandRecord): Promise<boolean>;
  /** A product is added only if its brand exists. */
  addProductIfAbsent(record: ProductRecord): Promise<boolean>;
}

/**
 * `present` counts what was there already or had been deleted. Running it again changes nothing. `others` are added to
 * the brands of the seed.
 */
export const seedCatalog = async (catalog: CatalogSeeder, others: readonly BrandRecord[] = []) => {
  const { brands, products } = catalogSeed();
  const added = await Promise.all([...brands, ...others].map((brand) => catalog.addBrandIfAbsent(brand)));
  // One after another, because each product increases the count of its brand.
  for (const product of products) added.push(await catalog.addProductIfAbsent(product));
  return { added: added.filter(Boolean).length, present: added.filter((isNew) => !isNew).length };
};
