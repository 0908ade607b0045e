import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  createBrand,
  createProduct,
  deleteBrand,
  deleteProduct,
  type EditedBrand,
  type EditedProduct,
  orderBrands,
  orderProducts,
  updateBrand,
  updateProduct,
} from '#contracts/catalog/editing.ts';
import { createModel, deleteModel, type EditedModel, updateModel } from '#contracts/catalog/known-models-editing.ts';
import { write } from '#web/shared/api/write.ts';
import type { BrandEntry } from '../model/brand-values.ts';
import type { KnownModelEntry } from '../model/known-model-values.ts';
import type { ProductEntry } from '../model/product-values.ts';
import { catalogEditingKey } from './catalog-queries.ts';

type Versioned = Pick<EditedBrand, 'id' | 'version'>;

/** The changes to the catalogue. The lists are fetched again afterwards. A new record has the version 0. */
export const useCatalogWrites = () => {
  const { t } = useTranslation('catalog-editing');
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      ['brands', 'products', 'models'].map((list) =>
        queryClient.invalidateQueries({ queryKey: [...catalogEditingKey, list] }),
      ),
    );
  const refreshed = async <T>(write: Promise<T>): Promise<T> => {
    const reply = await write;
    await refresh();
    return reply;
  };
  const saving = { failureText: t('saveFailed') };
  const deleting = { failureText: t('deleteFailed') };
  const ordering = { failureText: t('orderFailed') };
  const removal = ({ id, version }: Versioned, query: { reassignTo?: string; deleteProducts?: string } = {}) => ({
    pathParameters: { id },
    query: { version: String(version), ...query },
    ...deleting,
  });
  return {
    refresh,
    saveBrand: ({ id, ...brand }: BrandEntry, version: number, idempotencyKey: string): Promise<EditedBrand> =>
      refreshed(
        version === 0
          ? write(createBrand, { body: { id, brand }, idempotencyKey, ...saving })
          : write(updateBrand, { pathParameters: { id }, body: { version, brand }, idempotencyKey, ...saving }),
      ),
    saveProduct: ({ id, ...product }: ProductEntry, version: number, idempotencyKey: string): Promise<EditedProduct> =>
      refreshed(
        version === 0
          ? write(createProduct, { body: { id, product }, idempotencyKey, ...saving })
          : write(updateProduct, { pathParameters: { id }, body: { version, product }, idempotencyKey, ...saving }),
      ),
    saveModel: ({ id, ...model }: KnownModelEntry, version: number, idempotencyKey: string): Promise<EditedModel> =>
      refreshed(
        version === 0
          ? write(createModel, { body: { id, model }, idempotencyKey, ...saving })
          : write(updateModel, { pathParameters: { id }, body: { version, model }, idempotencyKey, ...saving }),
      ),
    /** Its shoes, if it has any, go to another brand first, or are deleted with it. */
    removeBrand: (brand: Versioned, shoes: { reassignTo?: string; deleteProducts?: string }) =>
      refreshed(write(deleteBrand, removal(brand, shoes))),
    removeProduct: (product: Versioned) => refreshed(write(deleteProduct, removal(product))),
    removeModel: (model: Versioned) => refreshed(write(deleteModel, removal(model))),
    orderBrands: (ids: string[]) => refreshed(write(orderBrands, { body: { ids }, ...ordering })),
    orderProducts: (brandId: string, ids: string[]) =>
      refreshed(write(orderProducts, { body: { brandId, ids }, ...ordering })),
  };
};
