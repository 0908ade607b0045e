import type { deleteProduct as contract } from '#contracts/catalog-editing.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { ProductRecord } from '../model/product.ts';
import { existingBrand, requireVersion } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

type Services = Pick<CatalogEditing, 'catalog' | 'audit'>;

const erase = async ({ catalog, audit }: Services, before: ProductRecord, actor: Actor): Promise<void> => {
  const brand = await existingBrand(catalog, before.brandId);
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
    await untilUndisturbed(async () => {
      const product = await services.catalog.product(id);
      if (product?.brandId === brandId) await erase(services, product, actor);
    });
  }
};

export const deleteProduct =
  (services: CatalogEditing): Route<typeof contract> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    await untilUndisturbed(async () => {
      const before = await services.catalog.product(id);
      if (!before) throw new ProblemError('notFound');
      requireVersion(before, Number(query.version));
      await erase(services, before, actor);
    });
    return undefined;
  };
