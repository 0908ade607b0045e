import type { CatalogReads } from '../model/catalog-reads.ts';
import { catalogSeed } from './catalog-seed.ts';

/** The seed behind the same interface as the table, for pages that are rendered before there is a table. */
export const seedReads = (): CatalogReads => {
  const { brands, products, models } = catalogSeed();
  const ofBrand = (id: string) => products.filter(({ brandId }) => brandId === id);
  return {
    brands: async () => brands,
    brandWithProducts: async (id) => {
      const brand = brands.find((candidate) => candidate.id === id);
      return brand && { brand, products: ofBrand(id) };
    },
    // In the order of the table.
    models: async () => models.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    products: async ({ brandId }) => ({ items: brandId ? ofBrand(brandId) : products }),
  };
};
