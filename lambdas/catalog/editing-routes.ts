import type * as contracts from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { CatalogEditing } from './services.ts';
import { createBrand } from './use-cases/create-brand.ts';
import { createProduct } from './use-cases/create-product.ts';
import { deleteBrand } from './use-cases/delete-brand.ts';
import { deleteProduct } from './use-cases/delete-product.ts';
import { getEditedBrand } from './use-cases/get-edited-brand.ts';
import { listEditedBrands } from './use-cases/list-edited-brands.ts';
import { listEditedProducts } from './use-cases/list-edited-products.ts';
import { orderBrands } from './use-cases/order-brands.ts';
import { orderProducts } from './use-cases/order-products.ts';
import { updateBrand } from './use-cases/update-brand.ts';
import { updateProduct } from './use-cases/update-product.ts';

export const catalogEditingRoutes = (services: CatalogEditing) => ({
  listEditedBrands: listEditedBrands(services) satisfies Route<typeof contracts.listEditedBrands>,
  getEditedBrand: getEditedBrand(services) satisfies Route<typeof contracts.getEditedBrand>,
  createBrand: createBrand(services) satisfies Route<typeof contracts.createBrand>,
  updateBrand: updateBrand(services) satisfies Route<typeof contracts.updateBrand>,
  deleteBrand: deleteBrand(services) satisfies Route<typeof contracts.deleteBrand>,
  orderBrands: orderBrands(services) satisfies Route<typeof contracts.orderBrands>,
  listEditedProducts: listEditedProducts(services) satisfies Route<typeof contracts.listEditedProducts>,
  createProduct: createProduct(services) satisfies Route<typeof contracts.createProduct>,
  updateProduct: updateProduct(services) satisfies Route<typeof contracts.updateProduct>,
  deleteProduct: deleteProduct(services) satisfies Route<typeof contracts.deleteProduct>,
  orderProducts: orderProducts(services) satisfies Route<typeof contracts.orderProducts>,
});
