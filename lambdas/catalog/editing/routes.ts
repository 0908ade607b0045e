import type * as contracts from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { createBrand } from './create-brand.ts';
import { createProduct } from './create-product.ts';
import { deleteBrand } from './delete-brand.ts';
import { deleteProduct } from './delete-product.ts';
import { getEditedBrand } from './get-edited-brand.ts';
import { listEditedBrands } from './list-edited-brands.ts';
import { listEditedProducts } from './list-edited-products.ts';
import { orderBrands } from './order-brands.ts';
import { orderProducts } from './order-products.ts';
import type { CatalogEditing } from './services.ts';
import { updateBrand } from './update-brand.ts';
import { updateProduct } from './update-product.ts';

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
