import type { deleteProduct as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { existingBrand, requireVersion } from './rules.ts';
import type { CatalogEditing } from './services.ts';

export const deleteProduct =
  ({ catalog, audit }: CatalogEditing): Route<typeof contract> =>
  async ({ pathParameters: { id }, query, ...actor }) => {
    await untilUndisturbed(async () => {
      const before = await catalog.product(id);
      if (!before) throw new ProblemError('notFound');
      requireVersion(before, Number(query.version));
      const brand = await existingBrand(catalog, before.brandId);
      const event = { action: 'product.delete', resource: { id, name: before.name }, before } as const;
      await catalog.removeProduct(before, brand, audit.entry(actor, event));
    });
    return undefined;
  };
