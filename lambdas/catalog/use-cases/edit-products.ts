import type * as contracts from '#contracts/catalog/editing.ts';
import { productPageLimit } from '#contracts/catalog/endpoints.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { ProductRecord } from '../model/product.ts';
import { decodePosition, encodePosition } from '../model/product-cursor.ts';
import { orderAfter, pictureOf, requireSame, requireVersion } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';
import { requireBrand, requireBrandForField } from '../steps/require-brand.ts';

export const listEditedProducts =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contracts.listEditedProducts> =>
  async ({ query: { brandId, cursor } }) => {
    const after = decodePosition(cursor);
    const { items, next } = await catalog.products({ brandId, limit: productPageLimit, after });
    return { items, ...(next ? { nextCursor: encodePosition(next) } : {}) };
  };

export const getEditedProduct =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contracts.getEditedProduct> =>
  async ({ pathParameters: { id } }) =>
    requireFound(await catalog.product(id), 'notFound');

export const createProduct =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contracts.createProduct> =>
  ({ body: { id, product: form }, operation, ...actor }) =>
    retryOnConflict(async () => {
      if (await catalog.product(id)) throw new ProblemError('idTaken');
      const brand = await requireBrandForField(catalog, 'brandId', form.brandId);
      const product: ProductRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: orderAfter(await catalog.productsOf(form.brandId)),
        version: 1,
        updated: nowOf({ clock }),
      };
      const event = { action: 'product.create', resource: { id, name: product.name }, after: product } as const;
      await catalog.addProduct(product, brand, [audit.entry(actor, event), ...operation.finished(product)]);
      return product;
    });

export const updateProduct =
  ({ catalog, audit, clock }: CatalogEditing): Route<typeof contracts.updateProduct> =>
  ({ pathParameters: { id }, body: { version, product: form }, ...actor }) =>
    retryOnConflict(async () => {
      const before = requireFound(await catalog.product(id), 'notFound');
      requireVersion(before, version);
      const saved: ProductRecord = {
        ...form,
        id,
        image: pictureOf(form, id),
        order: before.order,
        version: version + 1,
        updated: nowOf({ clock }),
      };
      const resource = { id, name: form.name };
      if (form.brandId === before.brandId) {
        const event = { action: 'product.update', resource, before, after: saved } as const;
        await catalog.saveProduct(saved, audit.entry(actor, event));
        return saved;
      }
      const to = await requireBrandForField(catalog, 'brandId', form.brandId);
      const from = await requireBrand(catalog, before.brandId);
      const after = { ...saved, order: orderAfter(await catalog.productsOf(form.brandId)) };
      const event = { action: 'product.update', resource, before, after } as const;
      await catalog.moveProducts([{ before, after, auditWrite: audit.entry(actor, event) }], from, to);
      return after;
    });

type Services = Pick<CatalogEditing, 'catalog' | 'audit'>;

const erase = async ({ catalog, audit }: Services, before: ProductRecord, actor: Actor): Promise<void> => {
  const brand = await requireBrand(catalog, before.brandId);
  const event = { action: 'product.delete', resource: { id: before.id, name: before.name }, before } as const;
  await catalog.removeProduct(before, brand, audit.entry(actor, event));
};

/**
 * Deletes the given products, as far as they belong to the brand. A deletion that was interrupted can be repeated; it
 * deletes the rest.
 */
export const deleteProductsOf = async (
  services: Services,
  { brandId, ids, actor }: { brandId: string; ids: readonly string[]; actor: Actor },
): Promise<void> => {
  for (const id of ids) {
    await retryOnConflict(async () => {
      const product = await services.catalog.product(id);
      if (product?.brandId === brandId) await erase(services, product, actor);
    });
  }
};

export const deleteProduct =
  (services: CatalogEditing): Route<typeof contracts.deleteProduct> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    await retryOnConflict(async () => {
      const before = requireFound(await services.catalog.product(id), 'notFound');
      requireVersion(before, Number(query.version));
      await erase(services, before, actor);
    });
    return undefined;
  };

export const orderProducts =
  ({ catalog, audit }: CatalogEditing): Route<typeof contracts.orderProducts> =>
  async ({ body: { brandId, ids }, ...actor }) => {
    await retryOnConflict(async () => {
      const { record: brand } = await requireBrand(catalog, brandId);
      const present = (await catalog.productsOf(brandId)).map(({ id }) => id);
      requireSame(ids, present);
      const [before, after] = [{ order: present.join(', ') }, { order: ids.join(', ') }];
      const resource = { id: `${brandId}/*`, name: brand.name };
      const event = { action: 'product.reorder', resource, before, after } as const;
      await catalog.orderProducts(brandId, ids, audit.entry(actor, event));
    });
    return undefined;
  };
