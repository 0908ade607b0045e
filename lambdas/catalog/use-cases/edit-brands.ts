import type * as contracts from '#contracts/catalog/editing.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { BrandRecord } from '../model/brand.ts';
import { orderAfter, pictureOf, requireSame, requireVersion, toEditedBrand } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';
import { reassignProducts } from '../steps/reassign-products.ts';
import { requireBrand, requireBrandForField } from '../steps/require-brand.ts';
import { deleteProductsOf } from './edit-products.ts';

export const listEditedBrands =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contracts.listEditedBrands> =>
  async () => ({ items: (await catalog.brands()).map(toEditedBrand) });

export const getEditedBrand =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contracts.getEditedBrand> =>
  async ({ pathParameters }) =>
    toEditedBrand(await requireBrand(catalog, pathParameters.id));

export const createBrand =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contracts.createBrand> =>
  ({ body: { id, brand: form }, operation, ...actor }) =>
    retryOnConflict(async () => {
      if (await catalog.brand(id)) throw new ProblemError('idTaken');
      const others = (await catalog.brands()).map(({ record }) => record);
      const brand: BrandRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: orderAfter(others),
        version: 1,
        updated: nowOf({ clock }),
      };
      const event = { action: 'brand.create', resource: { id, name: brand.name }, after: brand } as const;
      const reply = toEditedBrand({ record: brand, products: 0 });
      await catalog.addBrand(brand, [audit.entry(actor, event), ...operation.finished(reply)]);
      return reply;
    });

export const updateBrand =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contracts.updateBrand> =>
  ({ pathParameters: { id }, body: { version, brand: form }, ...actor }) =>
    retryOnConflict(async () => {
      const { record: before, products } = await requireBrand(catalog, id);
      requireVersion(before, version);
      const after: BrandRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: before.order,
        version: version + 1,
        updated: nowOf({ clock }),
      };
      const event = { action: 'brand.update', resource: { id, name: after.name }, before, after } as const;
      await catalog.saveBrand(after, audit.entry(actor, event));
      return toEditedBrand({ record: after, products });
    });

/**
 * Deletes a brand. Its products are first moved, or deleted if they are named, as requested. A deletion that was
 * interrupted can be repeated: what has moved stays moved, and what is deleted stays deleted.
 */
export const deleteBrand =
  (services: CatalogEditing): Route<typeof contracts.deleteBrand> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    const { catalog, audit } = services;
    const { reassignTo, deleteProducts } = query;
    const version = Number(query.version);
    requireVersion((await requireBrand(catalog, id)).record, version);
    if (reassignTo !== undefined) {
      if (reassignTo === id) throw new ProblemError('invalidRequest', { fields: { reassignTo: 'invalidChoice' } });
      await requireBrandForField(catalog, 'reassignTo', reassignTo);
    }
    if (deleteProducts !== undefined) {
      if (reassignTo !== undefined) throw new ProblemError('invalidRequest');
      await deleteProductsOf(services, { brandId: id, ids: deleteProducts.split(','), actor });
    }
    await retryOnConflict(async () => {
      if (reassignTo !== undefined) await reassignProducts(services, { from: id, to: reassignTo, actor });
      const { record: before, products } = await requireBrand(catalog, id);
      requireVersion(before, version);
      if (products > 0 && reassignTo === undefined) throw new ProblemError('brandHasProducts');
      const event = { action: 'brand.delete', resource: { id, name: before.name }, before } as const;
      await catalog.removeBrand(before, audit.entry(actor, event));
    });
    return undefined;
  };

export const orderBrands =
  ({ catalog, audit }: CatalogEditing): Route<typeof contracts.orderBrands> =>
  async ({ body: { ids }, ...actor }) => {
    await retryOnConflict(async () => {
      const present = (await catalog.brands()).map(({ record }) => record.id);
      requireSame(ids, present);
      const [before, after] = [{ order: present.join(', ') }, { order: ids.join(', ') }];
      const event = { action: 'brand.reorder', resource: { id: '*' }, before, after } as const;
      await catalog.orderBrands(ids, audit.entry(actor, event));
    });
    return undefined;
  };
