export type { CatalogReader } from './model/catalog-reader.ts';
export { catalogEditingRoutes, catalogRoutes } from './routes.ts';
export { optionalBrands } from './seed/optional-brands.ts';
export { seedCatalog } from './seed/seed-catalog.ts';
export { seedReader } from './seed/seed-reader.ts';
export { catalogStore } from './store/catalog-store.ts';
export { catalogChange } from './store/changes.ts';
export { catalogEditingStore } from './store/editing-store.ts';
export { getBrand, listBrands, listProducts } from './use-cases/read-catalog.ts';
