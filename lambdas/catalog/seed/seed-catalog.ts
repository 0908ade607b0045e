import type { BrandRecord } from '../model/brand.ts';
import type { CatalogSeeder } from '../store/seeder.ts';
import { catalogSeed } from './catalog-seed.ts';

/**
 * `present` counts what was there already or had been deleted. Running it again changes nothing. `others` are added to
 * the brands of the seed.
 */
export const seedCatalog = async (catalog: CatalogSeeder, others: readonly BrandRecord[] = []) => {
  const { brands, products, models } = catalogSeed();
  const added = await Promise.all([...brands, ...others].map((brand) => catalog.addBrandIfAbsent(brand)));
  // One after another, because each product increases the count of its brand.
  for (const product of products) added.push(await catalog.addProductIfAbsent(product));
  added.push(...(await Promise.all(models.map((model) => catalog.addModelIfAbsent(model)))));
  return { added: added.filter(Boolean).length, present: added.filter((isNew) => !isNew).length };
};
