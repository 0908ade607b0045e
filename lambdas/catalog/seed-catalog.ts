import { catalogSeed } from './seed/catalog-seed.ts';
import type { CatalogSeeder } from './store.ts';

/** Adds the seed's brands and products where they are absent. Running it again changes nothing. */
export const seedCatalog = async (catalog: CatalogSeeder) => {
  const { brands, products } = catalogSeed();
  const added = await Promise.all([
    ...brands.map((brand) => catalog.addBrandIfAbsent(brand)),
    ...products.map((product) => catalog.addProductIfAbsent(product)),
  ]);
  return { added: added.filter(Boolean).length, present: added.filter((isNew) => !isNew).length };
};
