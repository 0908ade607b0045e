import type { deleteBrand as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { chosenBrand, existingBrand, requireVersion } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';
import { deleteProductsOf } from './delete-product.ts';
import { reassignProducts } from './reassign-products.ts';

/**
 * Deletes a brand. Its products are first moved, or deleted if they are named, as requested. A deletion that was
 * interrupted can be repeated: what has moved stays moved, and what is deleted stays deleted.
 */
export const deleteBrand =
  (services: CatalogEditing): Route<typeof contract> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    const { catalog, audit } = services;
    const { reassignTo, deleteProducts } = query;
    const version = Number(query.version);
    requireVersion((await existingBrand(catalog, id)).record, version);
    if (reassignTo !== undefined) {
      if (reassignTo === id) throw new ProblemError('invalidRequest', { fields: { reassignTo: 'invalidChoice' } });
      await chosenBrand(catalog, 'reassignTo', reassignTo);
    }
    if (deleteProducts !== undefined) {
      if (reassignTo !== undefined) throw new ProblemError('invalidRequest');
      await deleteProductsOf(services, { brandId: id, ids: deleteProducts.split(','), actor });
    }
    await untilUndisturbed(async () => {
      if (reassignTo !== undefined) await reassignProducts(services, { from: id, to: reassignTo, actor });
      const { record: before, products } = await existingBrand(catalog, id);
      requireVersion(before, version);
      if (products > 0 && reassignTo === undefined) throw new ProblemError('brandHasProducts');
      const event = { action: 'brand.delete', resource: { id, name: before.name }, before } as const;
      await catalog.removeBrand(before, audit.entry(actor, event));
    });
    return undefined;
  };
