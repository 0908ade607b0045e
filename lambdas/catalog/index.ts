export type { CatalogReader } from './catalog-reader.ts';
export { getBrand } from './get-brand.ts';
export { listBrands } from './list-brands.ts';
export { listProducts } from './list-products.ts';
export { catalogRoutes } from './routes.ts';
export { seedReader } from './seed/seed-reader.ts';
export { seedCatalog } from './seed-catalog.ts';
export { catalogStore } from './store.ts';
